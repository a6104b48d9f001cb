import {expect, test} from 'vitest';
import {chunk} from './chunk';

test('long text is split into short chunks without losing a word', () => {
  const words = Array.from({length: 2000}, (_, index) => `w${index}`);
  const chunks = chunk([words.slice(0, 1500).join(' '), words.slice(1500).join(' ')]);
  expect(chunks.join(' ').split(' ')).toEqual(words);
  expect(Math.max(...chunks.map((text) => text.length))).toBeLessThanOrEqual(1000);
});
