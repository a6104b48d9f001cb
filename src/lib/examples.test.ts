import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {exampleNames, readExample} from './examples';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(directory, 'push-button'));
  put('main.ts', 'win.show();\n');
  put('example.yaml', 'title: A button\nalt: A window\nshows: [QPushButton]\ntopic: buttons\n');
  put('light.webp', 'x');
  put('dark.webp', 'x');
  const manifest = {light: {width: 480, height: 240}};
  writeFileSync(join(directory, 'push-button', 'manifest.json'), JSON.stringify(manifest));
});

function put(file: string, text: string): void {
  writeFileSync(join(directory, 'push-button', file), text);
}

describe('reading examples/', () => {
  test('X-03 a program has its text, its data and its picture in CSS pixels', () => {
    expect(exampleNames(directory)).toEqual(['push-button']);
    expect(readExample(directory, 'push-button')).toEqual({
      name: 'push-button',
      title: 'A button',
      alt: 'A window',
      shows: ['QPushButton'],
      topic: 'buttons',
      source: 'win.show();\n',
      width: 240,
      height: 120,
    });
  });

  test.each([
    ['light.webp', 'examples/push-button has no pictures: run "npm run examples"'],
    ['dark.webp', 'examples/push-button has no pictures: run "npm run examples"'],
    ['main.ts', 'examples/push-button/main.ts is missing'],
    ['example.yaml', 'examples/push-button/example.yaml is missing'],
  ])('X-03 without %s the error names the file and the fix', (file, message) => {
    rmSync(join(directory, 'push-button', file));
    expect(() => readExample(directory, 'push-button')).toThrow(message);
  });

  test.each([
    ['title: x\nshows: [A]\ntopic: buttons\n', 'has no "alt"'],
    ['title: x\nalt: y\nshows: [A]\ntopic: knobs\n', 'topic "knobs" is none of windows, buttons'],
    ['title: x\nalt: y\ntopic: buttons\n', '"shows" must list'],
  ])('X-03 wrong data is an error that names the field: %s', (yaml, message) => {
    put('example.yaml', yaml);
    expect(() => readExample(directory, 'push-button')).toThrow(message);
  });
});
