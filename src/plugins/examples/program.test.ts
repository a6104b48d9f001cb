import {expect, test} from 'vitest';
import {createLineMap, findNewLines} from './program';
import {toCommonJs} from './to-commonjs';

const TYPESCRIPT = `import {QMainWindow, QPushButton} from '@nodegui/nodegui';

interface Row {
  name: string;
}

const win = new QMainWindow();
const rows: Row[] = [];
const button = new QPushButton();
button.addEventListener('clicked', () => {
  rows.push({name: 'New'} as Row);
  button.setText('Row ' + rows.length);
});
const answer = await fetch('http://localhost');
try {
  win.setWindowTitle(await answer.text());
} finally {
  win.show();
}
`;

test('X-03 lines of a program map to the same lines of its JavaScript, including brackets and keywords', async () => {
  const javascript = await toCommonJs(TYPESCRIPT, 'main.ts');
  const texts = javascript.split('\n');
  const toJavaScriptLines = createLineMap(TYPESCRIPT, javascript);
  const found = (...lines: number[]) => toJavaScriptLines(lines).map((line) => texts[line - 1]?.trim());
  expect(found(10, 11, 12, 13)).toEqual([
    "button.addEventListener('clicked', () => {",
    "rows.push({name: 'New'});",
    "button.setText('Row ' + rows.length);",
    '});',
  ]);
  expect(found(14)).toEqual(["const answer = await fetch('http://localhost');"]);
  expect(found(15, 16)).toEqual(['try {', 'win.setWindowTitle(await answer.text());']);
  expect(found(17, 18, 19)).toEqual(['} finally {', 'win.show();', '}']);
});

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
