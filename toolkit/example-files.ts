import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {TOPICS} from '../src/lib/examples';
import {packageVersion, root} from './paths';
import type {Theme} from './run-program';

export const themes: readonly Theme[] = ['light', 'dark'];

const topics = Object.keys(TOPICS) as (keyof typeof TOPICS)[];

/** What `example.yaml` says. */
export interface ExampleData {
  readonly title: string;
  /** Describes the picture to somebody who does not see it. */
  readonly alt: string;
  /** Symbols that the example illustrates, the main one first. */
  readonly shows: readonly string[];
  readonly topic: keyof typeof TOPICS;
  /** Milliseconds without painting before the picture is taken, where the default is too short. */
  readonly settle?: number;
}

/** One picture; sizes in device pixels, two to a logical pixel. */
export interface PictureData {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** `manifest.json`: ties the pictures to the program and to the toolkit that drew them. */
export interface ExampleManifest {
  readonly package: string;
  /** SHA-256 of `main.ts`. */
  readonly program: string;
  readonly settle?: number;
  /** The title of the pictured window. */
  readonly window: string;
  readonly light: PictureData;
  readonly dark: PictureData;
}

export interface Example extends ExampleData {
  readonly name: string;
  /** Paths of its files. */
  readonly program: string;
  readonly manifest: string;
  readonly pictures: Readonly<Record<Theme, string>>;
}

export const examplesDir = path.join(root, 'examples');

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Checks the text of an `example.yaml`.
 *
 * @param file its path, named in errors
 * @throws an error that says what is wrong with which field
 */
export function parseExampleData(text: string, file: string): ExampleData {
  const data: Partial<Record<string, unknown>> = parse(text) ?? {};
  const fail = (message: string): never => {
    throw new Error(`${file}: ${message}`);
  };
  for (const field of Object.keys(data)) {
    if (!['title', 'alt', 'shows', 'topic', 'settle'].includes(field)) fail(`unknown field "${field}"`);
  }
  const line = (field: 'title' | 'alt'): string => {
    const value = data[field];
    if (typeof value === 'string' && value.trim() !== '' && !value.trim().includes('\n')) return value.trim();
    return fail(`"${field}" must be one line of text`);
  };
  const {shows, topic, settle} = data;
  if (!Array.isArray(shows) || shows.length === 0 || !shows.every((name) => typeof name === 'string')) {
    return fail('"shows" must list at least one symbol');
  }
  const knownTopic =
    topics.find((name) => name === topic) ?? fail(`"topic" must be one of ${topics.join(', ')}`);
  if (settle !== undefined && !(typeof settle === 'number' && settle > 0)) {
    return fail('"settle" must be a number of milliseconds');
  }
  return {
    title: line('title'),
    alt: line('alt'),
    shows,
    topic: knownTopic,
    ...(settle !== undefined && {settle}),
  };
}

/** Names of all examples, sorted. */
export function exampleNames(): string[] {
  return fs
    .readdirSync(examplesDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Reads the data of one example; its pictures and manifest need not exist yet. */
export function readExample(name: string): Example {
  const dir = path.join(examplesDir, name);
  const program = path.join(dir, 'main.ts');
  const data = path.join(dir, 'example.yaml');
  for (const file of [program, data]) {
    if (!fs.existsSync(file)) throw new Error(`${path.relative(root, file)} is missing`);
  }
  return {
    ...parseExampleData(fs.readFileSync(data, 'utf8'), path.relative(root, data)),
    name,
    program,
    manifest: path.join(dir, 'manifest.json'),
    pictures: {light: path.join(dir, 'light.webp'), dark: path.join(dir, 'dark.webp')},
  };
}

/**
 * Says why the pictures of an example do not belong to its program; nothing when they do.
 *
 * @returns one sentence, without the name of the example
 */
export function staleness(example: Example): string | undefined {
  if (!fs.existsSync(example.manifest)) return 'it has no manifest.json';
  const manifest: ExampleManifest = JSON.parse(fs.readFileSync(example.manifest, 'utf8'));
  if (manifest.package !== packageVersion)
    return `it was drawn by ${manifest.package}, not by ${packageVersion}`;
  if (manifest.program !== sha256(fs.readFileSync(example.program)))
    return 'main.ts has changed since it was drawn';
  if (manifest.settle !== example.settle) return '"settle" has changed since it was drawn';
  for (const theme of themes) {
    const file = example.pictures[theme];
    if (!fs.existsSync(file)) return `${theme}.webp is missing`;
    if (manifest[theme].sha256 !== sha256(fs.readFileSync(file)))
      return `${theme}.webp is not the picture that was drawn`;
  }
  return undefined;
}
