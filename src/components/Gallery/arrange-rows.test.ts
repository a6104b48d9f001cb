import {expect, test} from 'vitest';
import {arrangeRows} from './arrange-rows';

/** Arranges cards with pictures of these widths, and writes a card that fills its row in brackets. */
const arrange = (...widths: number[]): string =>
  arrangeRows(widths.map((width) => ({width})))
    .map(({width, fillsRow}) => (fillsRow ? `[${width}]` : `${width}`))
    .join(' ');

test('the last card fills its row if it would be alone in it', () => {
  expect(arrange(100, 200, 300)).toBe('100 200 [300]');
  expect(arrange(100, 200)).toBe('100 200');
  expect(arrange(100)).toBe('[100]');
});

test('a wide picture fills a row', () => {
  expect(arrange(600, 100, 200)).toBe('[600] 100 200');
});

test('a wide picture waits until the row before it is full', () => {
  expect(arrange(100, 600, 200, 300)).toBe('100 200 [600] [300]');
  expect(arrange(100, 600)).toBe('[100] [600]');
});
