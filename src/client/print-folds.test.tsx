// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import './print-folds';

beforeEach(() => {
  render(
    <main>
      <details />
      <details open />
    </main>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listOpen = (): boolean[] => [...document.querySelectorAll('details')].map(({open}) => open);

/** Prints the page, and returns which folds are open on paper. */
function print(canStyleFolds: boolean): boolean[] {
  vi.stubGlobal('CSS', {supports: () => canStyleFolds});
  window.dispatchEvent(new Event('beforeprint'));
  const printed = listOpen();
  window.dispatchEvent(new Event('afterprint'));
  return printed;
}

test('a browser that cannot style the content of folds prints them open, and closes them afterwards', () => {
  expect(print(false)).toEqual([true, true]);
  expect(listOpen()).toEqual([false, true]);
});

test('in other browsers, the stylesheet opens the folds', () => {
  expect(print(true)).toEqual([false, true]);
});
