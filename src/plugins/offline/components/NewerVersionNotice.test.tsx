// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {newerVersion} from '../client/newer-version';
import {NewerVersionNotice} from './NewerVersionNotice';

const appear = () => act(() => newerVersion.set(true));

afterEach(() => {
  cleanup();
  newerVersion.set(false);
});

test('X-09 “Later” hides the notice until the next version', () => {
  render(<NewerVersionNotice />);
  appear();
  fireEvent.click(screen.getByRole('button', {name: 'Later'}));
  expect(screen.queryByRole('button')).toBeNull();
  appear();
  expect(screen.queryByRole('button', {name: 'Reload'})).not.toBeNull();
});
