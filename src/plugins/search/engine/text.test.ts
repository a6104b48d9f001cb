import {expect, test} from 'vitest';
import {compact, humps, indexTerms, placedWords} from './text';

test.each([
  ['setWindowTitle', ['set', 'Window', 'Title']],
  ['QHBoxLayout', ['QH', 'Box', 'Layout']],
  ['Key_F12', ['Key', 'F12']],
  ['HTMLElement', ['HTML', 'Element']],
  ['plain', ['plain']],
])('%s has the humps %j', (word, expected) => {
  expect(humps(word)).toEqual(expected);
});

test('a symbol is indexed whole, without Q, and by its humps', () => {
  expect(indexTerms('QPushButton')).toEqual(
    expect.arrayContaining(['qpushbutton', 'pushbutton', 'push', 'button']),
  );
});

test('words are indexed with their stem', () => {
  expect(indexTerms('scrolling')).toContain('scroll');
});

test('accents and case make no difference', () => {
  expect(compact('Café.Été()')).toBe('cafeete');
});

test('words come with their place in the text', () => {
  expect(placedWords('a <b> Key_A')).toEqual([
    {text: 'a', start: 0},
    {text: 'b', start: 3},
    {text: 'Key_A', start: 6},
  ]);
});
