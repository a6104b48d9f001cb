import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {Example} from '../../lib/examples';
import {addPicture} from './picture';

let folder: string;
let example: Example;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  example = {
    name: 'push-button',
    title: 'A button',
    alt: 'A window',
    shows: ['QPushButton'],
    topic: 'buttons',
    source: '',
    files: {
      program: '',
      manifest: file('manifest.json', JSON.stringify({window: 'Counter', light: {width: 480, height: 240}})),
      light: file('light.webp', 'x'),
      dark: file('dark.webp', 'x'),
    },
  };
});
afterEach(() => rmSync(folder, {recursive: true}));

test('X-03 a picture has its size in CSS pixels', () => {
  expect(addPicture(example)).toMatchObject({width: 240, height: 120});
});

test('X-03 a picture has the title of its window', () => {
  expect(addPicture(example).window).toBe('Counter');
});

test('X-03 the picture of a menu or a frameless window has no title', () => {
  writeFileSync(example.files.manifest, JSON.stringify({window: '', light: {width: 480, height: 240}}));
  expect(addPicture(example).window).toBeUndefined();
  writeFileSync(example.files.manifest, JSON.stringify({window: 'Clock', light: {width: 480, height: 240}}));
  const source = 'win.setWindowFlag(WindowType.FramelessWindowHint, true);';
  expect(addPicture({...example, source}).window).toBeUndefined();
});

test.each([
  'manifest',
  'light',
  'dark',
] as const)('X-03 if the file %s is missing, the error names the command to run', (file) => {
  rmSync(example.files[file]);
  expect(() => addPicture(example)).toThrow('examples/push-button has no pictures: run "npm run examples"');
});
