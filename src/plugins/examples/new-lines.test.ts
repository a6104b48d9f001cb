import {expect, test} from 'vitest';
import {findNewLines} from './new-lines';

test('changed and added lines are new, lines that only moved down are not', () => {
  const before = 'import {QLabel} from "x";\n\nconst label = new QLabel();\nlabel.show();';
  const after =
    'import {QLabel, QWidget} from "x";\n\nconst a = 1;\n\nconst label = new QLabel();\nlabel.show();';
  expect([...findNewLines(before, after)]).toEqual([1, 3]);
});

test('a blank line between two new lines is new, so that they share one mark', () => {
  expect([...findNewLines('a\nz', 'a\n\nb\n\nc\n\nz')]).toEqual([3, 4, 5]);
});

test('a last line without a line break counts', () => {
  expect([...findNewLines('a\n', 'a\nb')]).toEqual([2]);
});
