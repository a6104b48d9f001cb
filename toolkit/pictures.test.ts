import {hash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Example} from '../src/lib/examples';
import {packageVersion} from './paths';
import {explainStaleness, findClosedWindows, hashPlay} from './pictures';

describe('X-03 pictures of an example', () => {
  let example: Pick<Example, 'files'>;
  const writeManifest = (change: object) => {
    const picture = (theme: string) => ({sha256: hash('sha256', theme), width: 2, height: 2});
    const manifest = {
      package: packageVersion,
      program: hash('sha256', 'program'),
      window: '',
      light: picture('light'),
      dark: picture('dark'),
    };
    fs.writeFileSync(example.files.manifest, JSON.stringify({...manifest, ...change}));
  };

  beforeEach(() => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'example-'));
    const file = (name: string, content: string) => {
      fs.writeFileSync(path.join(dir, name), content);
      return path.join(dir, name);
    };
    example = {
      files: {
        program: file('main.ts', 'program'),
        manifest: path.join(dir, 'manifest.json'),
        light: file('light.webp', 'light'),
        dark: file('dark.webp', 'dark'),
      },
    };
    writeManifest({});
  });
  afterEach(() => fs.rmSync(path.dirname(example.files.program), {recursive: true}));

  test('are up to date when nothing has changed', () => {
    expect(explainStaleness(example)).toBeUndefined();
  });

  test('are stale when there is no manifest', () => {
    fs.rmSync(example.files.manifest);
    expect(explainStaleness(example)).toBe('it has no manifest.json');
  });

  test('are stale when the program has changed', () => {
    fs.writeFileSync(example.files.program, 'another program');
    expect(explainStaleness(example)).toBe('main.ts has changed since it was drawn');
  });

  test('are stale when a picture was replaced', () => {
    fs.writeFileSync(example.files.dark, 'light');
    expect(explainStaleness(example)).toBe('dark.webp is not the picture that was drawn');
  });

  test('are stale when one is missing', () => {
    fs.rmSync(example.files.light);
    expect(explainStaleness(example)).toBe('light.webp is missing');
  });

  test('are stale when another release of the toolkit drew them', () => {
    writeManifest({package: '0.1.0'});
    expect(explainStaleness(example)).toBe(`it was drawn by 0.1.0, not by ${packageVersion}`);
  });

  test('are stale when the steps have changed, but not when a caption has', () => {
    const play = [{do: 'click', on: 'Save', caption: 'Press Save.', result: 'It is saved.'}] as const;
    const stored = {sha256: hashPlay([...play]), steps: []};
    expect(explainStaleness({...example, play: [...play]})).toBe('"play" has changed since it was drawn');
    writeManifest({play: stored});
    expect(explainStaleness({...example, play: [...play]})).toBeUndefined();
    expect(explainStaleness({...example, play: [{...play[0], caption: 'Save.'}]})).toBeUndefined();
    expect(explainStaleness(example)).toBe('"play" has changed since it was drawn');
  });

  test('are stale when the picture of a step is missing or was replaced', () => {
    const play = [{do: 'wait', caption: 'Wait.', result: 'It ends.'}] as const;
    const size = {width: 1, height: 1};
    const light = {...size, file: 'light.webp', sha256: hash('sha256', 'light')};
    const dark = {...size, file: 'dark-1.webp', sha256: hash('sha256', 'dark')};
    const step = {window: '', stdout: '', handled: [], lines: [], light, dark};
    writeManifest({play: {sha256: hashPlay([...play]), steps: [step]}});
    const explain = () => explainStaleness({...example, play: [...play]});
    expect(explain()).toBe('dark-1.webp is missing');
    fs.writeFileSync(path.join(path.dirname(example.files.manifest), 'dark-1.webp'), 'another picture');
    expect(explain()).toBe('dark-1.webp is not the picture that was drawn');
  });

  test('are stale when "settle" has changed', () => {
    expect(explainStaleness({...example, settle: 900})).toBe('"settle" has changed since it was drawn');
  });
});

describe('the windows that a step closed include', () => {
  const open = (title: string, floating = false, width = 300, dialog = false) => ({
    title,
    width,
    height: 100,
    dialog,
    floating,
  });
  const window = (title: string, dialog = false) => ({title, dialog});

  test('a dialog over a window', () => {
    const before = {windows: [open('Notes'), open('Delete', false, 300, true)]};
    expect(findClosedWindows(before, {windows: [open('Notes')]})).toEqual([window('Delete', true)]);
  });

  test('one of two windows with the same title', () => {
    expect(findClosedWindows({windows: [open('Note'), open('Note')]}, {windows: [open('Note')]})).toEqual([
      window('Note'),
    ]);
  });

  test('a dialog over a window with the same title', () => {
    const dialog = open('Note', false, 300, true);
    expect(findClosedWindows({windows: [open('Note'), dialog]}, {windows: [open('Note')]})).toEqual([
      window('Note', true),
    ]);
  });

  test('but not one whose title has changed', () => {
    const notes = {windows: [open('Account')]};
    expect(findClosedWindows(notes, {windows: [open('Account (6 characters)')]})).toEqual([]);
    expect(findClosedWindows(notes, {windows: [open('Question', false, 120)]})).toEqual([window('Account')]);
  });

  test('but not menus, and not windows that it opened', () => {
    expect(findClosedWindows({windows: [open('', true)]}, {windows: [open('New')]})).toEqual([]);
  });
});
