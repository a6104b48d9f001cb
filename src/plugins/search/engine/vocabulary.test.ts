import {expect, test} from 'vitest';
import {computeEditDistance, SortedTexts, Vocabulary} from './vocabulary';

test.each([
  ['label', 'label', 0],
  ['lable', 'label', 1],
  ['buton', 'button', 1],
  ['stlyesheet', 'stylesheet', 1],
  ['abc', 'xyz', 3],
  ['', 'ab', 2],
])('%s and %s are %i edits apart', (a, b, edits) => {
  expect(computeEditDistance(a, b, 3)).toBe(edits);
});

test.each([
  ['xabc', 'abc', 1],
  ['abc', 'abcx', 1],
  ['abxcdy', 'abcd', 2],
  ['ab', 'abcd', 2],
  ['badc', 'abcd', 2],
])('%s and %s are %i edits apart, which is the limit', (a, b, edits) => {
  expect(computeEditDistance(a, b, edits)).toBe(edits);
  expect(computeEditDistance(b, a, edits)).toBe(edits);
});

test('a distance above the limit is returned as limit + 1', () => {
  expect(computeEditDistance('window', 'keyboard', 2)).toBe(3);
});

const texts = new SortedTexts(['set', 'label', 'settle', 'se', 'sf', 'été']);

test.each([
  ['se', ['se', 'set', 'settle']],
  ['settle', ['settle']],
  ['', ['label', 'se', 'set', 'settle', 'sf', 'été']],
  ['x', []],
  ['é', ['été']],
])('the prefix "%s" finds %j', (beginning, expected) => {
  expect(texts.withPrefix(beginning)).toEqual(expected);
  expect(texts.hasPrefix(beginning)).toBe(expected.length > 0);
});

test('a rare form of a common word is as informative as that word', () => {
  const vocabulary = new Vocabulary(
    new Map([
      ['updat', 60],
      ['updating', 1],
      ['splitter', 1],
    ]),
    100,
  );
  expect(vocabulary.information('updating')).toBeLessThan(vocabulary.information('splitter'));
});

test.each([
  ['hnad', 'hand'],
  ['hwnd', undefined],
  ['handl', 'handle'],
  ['hnd', undefined],
  ['xandle', undefined],
  ['tabel', 'table'],
])('"%s" is corrected to %s', (typed, expected) => {
  const vocabulary = new Vocabulary(
    new Map([
      ['hand', 1],
      ['handle', 2],
      ['tabl', 2],
      ['table', 1],
    ]),
    10,
  );
  expect(vocabulary.correct(typed)).toBe(expected);
});
