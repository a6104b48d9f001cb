import {expect, test} from 'vitest';
import {SortedTexts} from './sorted-texts';

const texts = new SortedTexts(['set', 'label', 'settle', 'se', 'sf', 'été']);

test.each([
  ['se', ['se', 'set', 'settle']],
  ['settle', ['settle']],
  ['', ['label', 'se', 'set', 'settle', 'sf', 'été']],
  ['x', []],
  ['é', ['été']],
])('with the beginning "%s" are %j', (beginning, expected) => {
  expect(texts.beginningWith(beginning)).toEqual(expected);
  expect(texts.hasBeginning(beginning)).toBe(expected.length > 0);
});
