import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {type Example, parseExampleData, sha256, staleness} from './example-files';
import {packageVersion} from './paths';

const good = 'title: A button\nalt: A window with a button\nshows: [QPushButton]\ntopic: buttons\n';

describe('parseExampleData', () => {
  const parse = (text: string) => () => parseExampleData(text, 'examples/x/example.yaml');

  test('reads what is there and nothing else', () => {
    expect(parse(`${good}settle: 500`)()).toEqual({
      title: 'A button',
      alt: 'A window with a button',
      shows: ['QPushButton'],
      topic: 'buttons',
      settle: 500,
    });
  });

  test.each([
    [
      'no text for the picture',
      good.replace(/alt: .*/, ''),
      'examples/x/example.yaml: "alt" must be one line of text',
    ],
    ['a title of two lines', good.replace('A button', '|\n  A\n  B'), '"title" must be one line of text'],
    ['no symbol', good.replace('[QPushButton]', '[]'), '"shows" must list at least one symbol'],
    ['a topic that is no topic', good.replace('buttons', 'knobs'), '"topic" must be one of windows, buttons'],
    ['a time that is no number', `${good}settle: long`, '"settle" must be a number of milliseconds'],
    ['a field nobody reads', `${good}wait: 3`, 'unknown field "wait"'],
    ['an empty file', '', '"shows" must list at least one symbol'],
  ])('refuses %s', (_, text, message) => {
    expect(parse(text)).toThrow(message);
  });
});

describe('X-03 a picture belongs to its program', () => {
  let example: Example;
  const writeManifest = (change: object) => {
    const picture = (theme: string) => ({sha256: sha256(theme), width: 2, height: 2});
    const manifest = {
      package: packageVersion,
      program: sha256('program'),
      window: '',
      light: picture('light'),
      dark: picture('dark'),
    };
    fs.writeFileSync(example.manifest, JSON.stringify({...manifest, ...change}));
  };

  beforeEach(() => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'example-'));
    const file = (name: string, content: string) => {
      fs.writeFileSync(path.join(dir, name), content);
      return path.join(dir, name);
    };
    example = {
      ...parseExampleData(good, 'example.yaml'),
      name: 'x',
      program: file('main.ts', 'program'),
      manifest: path.join(dir, 'manifest.json'),
      pictures: {light: file('light.webp', 'light'), dark: file('dark.webp', 'dark')},
    };
    writeManifest({});
  });
  afterEach(() => fs.rmSync(path.dirname(example.program), {recursive: true}));

  test('when nothing has changed', () => {
    expect(staleness(example)).toBeUndefined();
  });

  test('but not when it was never drawn', () => {
    fs.rmSync(example.manifest);
    expect(staleness(example)).toBe('it has no manifest.json');
  });

  test('but not when the program has changed', () => {
    fs.writeFileSync(example.program, 'another program');
    expect(staleness(example)).toBe('main.ts has changed since it was drawn');
  });

  test('but not when the picture is another one', () => {
    fs.writeFileSync(example.pictures.dark, 'light');
    expect(staleness(example)).toBe('dark.webp is not the picture that was drawn');
  });

  test('but not when a picture is missing', () => {
    fs.rmSync(example.pictures.light);
    expect(staleness(example)).toBe('light.webp is missing');
  });

  test('but not when another release of the toolkit drew it', () => {
    writeManifest({package: '0.1.0'});
    expect(staleness(example)).toBe(`it was drawn by 0.1.0, not by ${packageVersion}`);
  });

  test('but not when it was drawn after another time', () => {
    expect(staleness({...example, settle: 900})).toBe('"settle" has changed since it was drawn');
  });
});
