// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import PlatformSwitch from '.';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.platform;
});

test("the switch starts with the reader's platform and changes the frames of the windows", () => {
  root.dataset.platform = 'linux';
  render(<PlatformSwitch />);
  expect(screen.getByRole('button', {pressed: true}).textContent).toBe('Linux');

  fireEvent.click(screen.getByRole('button', {name: 'macOS'}));
  expect(root.dataset.platform).toBe('macos');
  expect(screen.getByRole('button', {pressed: true}).textContent).toBe('macOS');
});
