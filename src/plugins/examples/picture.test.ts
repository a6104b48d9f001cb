import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
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
  expect(() => addPicture(example)).toThrow(
    `examples/push-button lacks ${basename(example.files[file])}. Run "npm run examples" and commit what it makes.`,
  );
});

const STEP = {window: '', stdout: '', handled: [], lines: [], light: {file: 'light-1.webp'}};

/** Returns the example with steps, of which some have been drawn. */
function playedExample(stepCount: number, drawnCount: number): Example {
  const light = {width: 480, height: 240};
  const steps = Array.from({length: drawnCount}, () => STEP);
  writeFileSync(example.files.manifest, JSON.stringify({window: '', light, play: {steps}}));
  const step = {do: 'click' as const, caption: 'Press.', result: 'It counts.'};
  return {...example, play: Array.from({length: stepCount}, () => step)};
}

test('if the picture of a step is missing, the error names it', () => {
  expect(() => addPicture(playedExample(1, 1))).toThrow('examples/push-button lacks light-1.webp.');
  writeFileSync(join(folder, 'light-1.webp'), 'x');
  expect(addPicture(playedExample(1, 1)).playManifest?.steps).toHaveLength(1);
});

test('a step that has not been drawn yet is an error, because the page would lack it', () => {
  writeFileSync(join(folder, 'light-1.webp'), 'x');
  expect(() => addPicture(playedExample(2, 1))).toThrow(
    'examples/push-button/example.yaml: "play" has 2 steps, but 1 were drawn. Run "npm run examples"',
  );
});

test('a manifest without the size of the picture is an error that names what is missing', () => {
  writeFileSync(example.files.manifest, '{"window": ""}');
  expect(() => addPicture(example)).toThrow(/manifest\.json has unexpected content: "light" is missing/);
});
