import {hash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Example} from '../src/lib/examples';
import {packageVersion} from './paths';
import {explainStaleness, hashPlay} from './staleness';

describe('X-03 pictures of an example', () => {
  let example: Pick<Example, 'folder'>;
  const write = (file: string, content: string) => fs.writeFileSync(path.join(example.folder, file), content);
  const remove = (file: string) => fs.rmSync(path.join(example.folder, file));
  const writeManifest = (change: object) => {
    const manifest = {
      package: packageVersion,
      program: hash('sha256', 'program'),
      pictures: {'light.webp': hash('sha256', 'light'), 'dark.webp': hash('sha256', 'dark')},
      screenshot: {light: 'light.webp', dark: 'dark.webp', width: 1, height: 1},
      steps: [],
    };
    write('manifest.json', JSON.stringify({...manifest, ...change}));
  };

  beforeEach(() => {
    example = {folder: fs.mkdtempSync(path.join(os.tmpdir(), 'example-'))};
    write('main.ts', 'program');
    write('light.webp', 'light');
    write('dark.webp', 'dark');
    writeManifest({});
  });
  afterEach(() => fs.rmSync(example.folder, {recursive: true}));

  test('are up to date when nothing has changed', () => {
    expect(explainStaleness(example)).toBeUndefined();
  });

  test('are stale when there is no manifest', () => {
    remove('manifest.json');
    expect(explainStaleness(example)).toBe('it has no manifest.json');
  });

  test('are stale when the program has changed', () => {
    write('main.ts', 'another program');
    expect(explainStaleness(example)).toBe('main.ts has changed since it was drawn');
  });

  test('are stale when a picture was replaced', () => {
    write('dark.webp', 'light');
    expect(explainStaleness(example)).toBe('dark.webp is not the picture that was drawn');
  });

  test('are stale when one is missing', () => {
    remove('light.webp');
    expect(explainStaleness(example)).toBe('light.webp is missing');
  });

  test('are stale when another release of the toolkit drew them', () => {
    writeManifest({package: '0.1.0'});
    expect(explainStaleness(example)).toBe(`it was drawn by 0.1.0, not by ${packageVersion}`);
  });

  test('are stale when the steps have changed, but not when a caption has', () => {
    const play = [{do: 'click', on: 'Save', caption: 'Press Save.', result: 'It is saved.'}] as const;
    expect(explainStaleness({...example, play: [...play]})).toBe('"play" has changed since it was drawn');
    writeManifest({play: hashPlay([...play])});
    expect(explainStaleness({...example, play: [...play]})).toBeUndefined();
    expect(explainStaleness({...example, play: [{...play[0], caption: 'Save.'}]})).toBeUndefined();
    expect(explainStaleness(example)).toBe('"play" has changed since it was drawn');
  });

  test('are stale when the picture of a step is missing or was replaced', () => {
    writeManifest({pictures: {'dark-1.webp': hash('sha256', 'dark')}});
    expect(explainStaleness(example)).toBe('dark-1.webp is missing');
    write('dark-1.webp', 'another picture');
    expect(explainStaleness(example)).toBe('dark-1.webp is not the picture that was drawn');
  });

  test('are stale when "settle" has changed', () => {
    expect(explainStaleness({...example, settle: 900})).toBe('"settle" has changed since it was drawn');
  });
});
