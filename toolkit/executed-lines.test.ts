import {transformSync} from 'esbuild';
import {expect, test} from 'vitest';
import {findExecutedLines} from './executed-lines';
import type {ExecutedRange} from './recorder';

const SOURCE = `let count: number = 0;

function press(often: number): void {
  if (often > 1) {
    count += often;
  } else {
    count = 1;
  }
}
press(2);
`;
const {code, map} = transformSync(SOURCE, {loader: 'ts', sourcemap: true, sourcefile: 'main.ts'});
const part = (text: string, count: number): ExecutedRange => {
  const startOffset = code.indexOf(text);
  return {startOffset, endOffset: startOffset + text.length, count};
};

test('nested ranges decide which lines ran, and closing brackets count too', () => {
  const whole = part(code.slice(code.indexOf('function'), code.indexOf('press(2)')), 1);
  const other = part('{\n    count = 1;\n  }', 0);
  expect(findExecutedLines([other, whole], code, JSON.parse(map))).toEqual([3, 4, 5, 6, 9]);
});

test('ranges that never ran give no lines', () => {
  expect(findExecutedLines([part(code, 0)], code, JSON.parse(map))).toEqual([]);
  expect(findExecutedLines([], code, JSON.parse(map))).toEqual([]);
});
