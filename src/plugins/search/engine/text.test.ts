import {expect, test} from 'vitest';
import {locateWords, normalize, splitCamelCase, toIndexTerms} from './text';

test.each([
  ['setWindowTitle', ['set', 'Window', 'Title']],
  ['QHBoxLayout', ['QH', 'Box', 'Layout']],
  ['Key_F12', ['Key', 'F12']],
  ['HTMLElement', ['HTML', 'Element']],
  ['plain', ['plain']],
])('%s is split at camel-case boundaries into %j', (word, expected) => {
  expect(splitCamelCase(word)).toEqual(expected);
});

test('a symbol is indexed as a whole, without Q, and by its camel-case parts', () => {
  expect(toIndexTerms('QPushButton')).toEqual(
    expect.arrayContaining(['qpushbutton', 'pushbutton', 'push', 'button']),
  );
});

test('words are indexed with their stem', () => {
  expect(toIndexTerms('scrolling')).toContain('scroll');
});

test('accents and case make no difference', () => {
  expect(normalize('Café.Été()')).toBe('cafeete');
});

test('words come with their offset in the text', () => {
  expect(locateWords('a <b> Key_A')).toEqual([
    {text: 'a', start: 0},
    {text: 'b', start: 3},
    {text: 'Key_A', start: 6},
  ]);
});
