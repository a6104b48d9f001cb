// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import CodeContainer from '.';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const block = (
  <CodeContainer title="main.ts">
    <pre>const a = 1;</pre>
  </CodeContainer>
);

test('without JavaScript there is no button that does nothing', () => {
  const html = renderToString(block);
  expect(html).toContain('main.ts');
  expect(html).not.toContain('<button');
});

test('the code is copied without its title, and the button shows that for a moment', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  render(block);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code'}));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(writeText).toHaveBeenCalledWith('const a = 1;');
  expect(screen.getByRole('button', {name: 'Copied'}).title).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button', {name: 'Copy code'}).title).toBe('Copy code');
});

test('if the browser refuses to copy, the code is selected', async () => {
  vi.stubGlobal('navigator', {});
  render(block);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code'}));
  expect(await screen.findByRole('button', {name: 'Selected'})).toBeTruthy();
  expect(String(getSelection())).toBe('const a = 1;');
});
