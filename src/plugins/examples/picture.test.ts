import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {Example} from '../../lib/examples';
import {addPicture} from './picture';

const PICTURE = {sha256: '', width: 480, height: 240};
const MANIFEST = {package: '0.74.2', program: '', window: 'Counter', light: PICTURE, dark: PICTURE};

let folder: string;
let example: Example;

const writeManifest = (manifest: object) => writeFileSync(example.files.manifest, JSON.stringify(manifest));

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
      manifest: file('manifest.json', JSON.stringify(MANIFEST)),
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
  writeManifest({...MANIFEST, window: ''});
  expect(addPicture(example).window).toBeUndefined();
  writeManifest({...MANIFEST, window: 'Clock'});
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

const STEP = {window: '', stdout: '', handled: [], lines: [], light: {...PICTURE, file: 'light-1.webp'}};

/** Returns the example with steps, of which some have been drawn. */
function playedExample(stepCount: number, drawnCount: number): Example {
  const steps = Array.from({length: drawnCount}, () => STEP);
  writeManifest({...MANIFEST, play: {sha256: '', steps}});
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
  writeManifest({...MANIFEST, light: undefined});
  expect(() => addPicture(example)).toThrow(/manifest\.json has unexpected content: "light" is missing/);
});
