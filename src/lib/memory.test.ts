import {expect, test} from 'vitest';
import {folderWith} from '../../tests/support/small-toolkit';
import {Memory} from './memory';

/** Asks a memory for the lengths of texts; returns them, and the texts that were looked at anew. */
function ask(file: string, code: string, texts: string[]): {lengths: number[]; made: string[]} {
  const memory = new Memory<number>(file, code);
  const made: string[] = [];
  const lengths = texts.map((text) =>
    memory.get(text, () => {
      made.push(text);
      return text.length;
    }),
  );
  memory.save();
  return {lengths, made};
}

test('a build makes only what is new to it, and makes all again with other code', () => {
  const file = `${folderWith({})}/below/memory.json`;
  expect(ask(file, 'v1', ['a', 'bb'])).toEqual({lengths: [1, 2], made: ['a', 'bb']});
  expect(ask(file, 'v1', ['bb', 'ccc'])).toEqual({lengths: [2, 3], made: ['ccc']});
  expect(ask(file, 'v1', ['a']).made, 'forgotten, since the last build did not ask for it').toEqual(['a']);
  expect(ask(file, 'v2', ['a']).made).toEqual(['a']);
});
