import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Example} from '../src/lib/examples';
import {packageVersion} from './paths';
import {closedWindows, playKey, sha256, staleness} from './pictures';

describe('X-03 a picture belongs to its program', () => {
  let example: Pick<Example, 'files'>;
  const writeManifest = (change: object) => {
    const picture = (theme: string) => ({sha256: sha256(theme), width: 2, height: 2});
    const manifest = {
      package: packageVersion,
      program: sha256('program'),
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

  test('when nothing has changed', () => {
    expect(staleness(example)).toBeUndefined();
  });

  test('but not when it was never drawn', () => {
    fs.rmSync(example.files.manifest);
    expect(staleness(example)).toBe('it has no manifest.json');
  });

  test('but not when the program has changed', () => {
    fs.writeFileSync(example.files.program, 'another program');
    expect(staleness(example)).toBe('main.ts has changed since it was drawn');
  });

  test('but not when the picture is another one', () => {
    fs.writeFileSync(example.files.dark, 'light');
    expect(staleness(example)).toBe('dark.webp is not the picture that was drawn');
  });

  test('but not when a picture is missing', () => {
    fs.rmSync(example.files.light);
    expect(staleness(example)).toBe('light.webp is missing');
  });

  test('but not when another release of the toolkit drew it', () => {
    writeManifest({package: '0.1.0'});
    expect(staleness(example)).toBe(`it was drawn by 0.1.0, not by ${packageVersion}`);
  });

  test('but not when it is played in another way', () => {
    const play = [{do: 'click', on: 'Save', caption: 'Press Save.', result: 'It is saved.'}] as const;
    const stored = {sha256: playKey([...play]), steps: []};
    expect(staleness({...example, play: [...play]})).toBe('"play" has changed since it was drawn');
    writeManifest({play: stored});
    expect(staleness({...example, play: [...play]})).toBeUndefined();
    expect(staleness({...example, play: [{...play[0], caption: 'Save.'}]})).toBeUndefined();
    expect(staleness(example)).toBe('"play" has changed since it was drawn');
  });

  test('but not when a picture of its play is another one', () => {
    const play = [{do: 'wait', caption: 'Wait.', result: 'It ends.'}] as const;
    const light = {file: 'light.webp', sha256: sha256('light')};
    const dark = {file: 'dark-1.webp', sha256: sha256('dark')};
    writeManifest({play: {sha256: playKey([...play]), steps: [{light, dark}]}});
    expect(staleness({...example, play: [...play]})).toBe('dark-1.webp is not the picture that was drawn');
  });

  test('but not when it was drawn after another time', () => {
    expect(staleness({...example, settle: 900})).toBe('"settle" has changed since it was drawn');
  });
});

describe('a step says which windows it closed', () => {
  const open = (title: string, floating = false, width = 300) => ({title, width, height: 100, floating});

  test('a dialog over a window', () => {
    const before = {windows: [open('Notes'), open('Delete')]};
    expect(closedWindows(before, {windows: [open('Notes')]})).toEqual(['Delete']);
  });

  test('one of two windows with the same title', () => {
    expect(closedWindows({windows: [open('Note'), open('Note')]}, {windows: [open('Note')]})).toEqual([
      'Note',
    ]);
  });

  test('but not one whose title has changed', () => {
    const notes = {windows: [open('Account')]};
    expect(closedWindows(notes, {windows: [open('Account (6 characters)')]})).toEqual([]);
    expect(closedWindows(notes, {windows: [open('Question', false, 120)]})).toEqual(['Account']);
  });

  test('but not menus, and not windows that it opened', () => {
    expect(closedWindows({windows: [open('', true)]}, {windows: [open('New')]})).toEqual([]);
  });
});
