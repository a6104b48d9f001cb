import {expect, test} from 'vitest';
import {createLineMap} from './line-map';
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
win.setWindowTitle(await answer.text());
`;

test('X-03 lines of a program map to the same lines of its JavaScript, including closing brackets', async () => {
  const javascript = await toCommonJs(TYPESCRIPT, 'main.ts');
  const texts = javascript.split('\n');
  const inJavaScript = createLineMap(TYPESCRIPT, javascript);
  const found = (...lines: number[]) => inJavaScript(lines).map((line) => texts[line - 1]?.trim());
  expect(found(10, 11, 12, 13)).toEqual([
    "button.addEventListener('clicked', () => {",
    "rows.push({name: 'New'});",
    "button.setText('Row ' + rows.length);",
    '});',
  ]);
  expect(found(14)).toEqual(["const answer = await fetch('http://localhost');"]);
  expect(found(15)).toEqual(['win.setWindowTitle(await answer.text());']);
  expect(found(4)).toEqual([]);
});
