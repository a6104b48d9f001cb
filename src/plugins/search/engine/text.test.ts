import {expect, test} from 'vitest';
import {findBaseForms, joinPairs, locateWords, normalize, splitCamelCase, toIndexTerms} from './text';

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

test('two adjacent words or parts of a name are one word if other texts write them so', () => {
  const isWord = (word: string) => ['checkbox', 'tooltip'].includes(word);
  expect(joinPairs('a check box', isWord)).toEqual(['checkbox']);
  expect(joinPairs('setToolTip', isWord)).toEqual(['tooltip']);
  expect(joinPairs('check the box', isWord)).toEqual([]);
});

test.each([
  ['scrollable', 'scroll'],
  ['draggable', 'drag'],
  ['movable', 'move'],
  ['picker', 'pick'],
  ['placements', 'place'],
])('%s may be derived from %s', (word, base) => {
  expect(findBaseForms(word)).toContain(base);
});

test('a short word such as "user" is not taken for a derived one', () => {
  expect(findBaseForms('user')).toEqual([]);
});
