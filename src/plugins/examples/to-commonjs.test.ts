import {describe, expect, test} from 'vitest';
import {toCommonJs} from './to-commonjs';

const convert = (source: string) => toCommonJs(source, 'examples/x/main.ts');

describe('the JavaScript version of a program', () => {
  test('X-03 has require instead of imports, no types, and the same comments and blank lines', async () => {
    const js =
      await convert(`import {type QLabel, QMainWindow, QKeyEvent as KeyEvent, WidgetEventTypes} from '@nodegui/nodegui';
import type {Server} from 'node:http';
import fs from 'node:fs';
import * as path from 'node:path';
import './polyfill';

interface Row {
  name: string;
}

// The window.
const win = new QMainWindow();
const rows: Row[] = [{name: path.basename('a')}];

function add(this: void, row: Row, label?: QLabel): void {
  rows.push(row as Row);
  label!.setText(fs.readFileSync(row.name, 'utf8'));
}
const byName = new Map<string, Row>();
win.addEventListener(WidgetEventTypes.KeyPress, (e) => new KeyEvent(e!));
`);
    expect(js).toBe(`const {QMainWindow, QKeyEvent: KeyEvent, WidgetEventTypes} = require('@nodegui/nodegui');
const fs = require('node:fs');
const path = require('node:path');
require('./polyfill');

// The window.
const win = new QMainWindow();
const rows = [{name: path.basename('a')}];

function add(row, label) {
  rows.push(row);
  label.setText(fs.readFileSync(row.name, 'utf8'));
}
const byName = new Map();
win.addEventListener(WidgetEventTypes.KeyPress, (e) => new KeyEvent(e));
`);
  });

  test('X-03 leaves out imports that only import types', async () => {
    expect(
      await convert(`import {QMainWindow} from '@nodegui/nodegui';\nlet win: QMainWindow | undefined;\n`),
    ).toBe('let win;\n');
  });

  test('X-03 puts code with a top-level await into main()', async () => {
    const js = await convert(`import {QMainWindow} from '@nodegui/nodegui';

const win = new QMainWindow();
const text: string = await (await fetch('http://localhost')).text();
win.setWindowTitle(text);
`);
    expect(js).toBe(`const {QMainWindow} = require('@nodegui/nodegui');

async function main() {
  const win = new QMainWindow();
  const text = await (await fetch('http://localhost')).text();
  win.setWindowTitle(text);
}

main();
`);
  });

  test('X-03 has no main() if only functions use await', async () => {
    expect(await convert(`const get = async () => await fetch('x');\n`)).toBe(
      `const get = async () => await fetch('x');\n`,
    );
  });

  test('X-03 has __dirname instead of import.meta.dirname', async () => {
    expect(
      await convert(`import {join} from 'node:path';\nprint(join(import.meta.dirname, 'a.png'));\n`),
    ).toBe(`const {join} = require('node:path');\nprint(join(__dirname, 'a.png'));\n`);
  });

  test.each([
    ['export const a = 1;', /main\.ts.*exports nothing/],
    ['enum Colour { Red }', /main\.ts: "enum Colour { Red }".*erased/],
    ['print(import.meta.url);', /import\.meta\.dirname/],
  ])('X-03 refuses code that cannot be written readably in CommonJS: %s', async (source, message) => {
    await expect(convert(source)).rejects.toThrow(message);
  });

  test('X-03 a syntax error is reported at its place in the TypeScript', async () => {
    const faulty = `import {QLabel} from '@nodegui/nodegui';\nimport type {QRect} from '@nodegui/nodegui';\n\nlet clicks = ;\n`;
    await expect(convert(faulty)).rejects.toThrow(/main\.ts:4:14 Expression expected/);
  });
});
