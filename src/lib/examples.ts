import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {nearest} from './nearest';

/** Groups of the gallery in the order in which it shows them: key in `example.yaml`, title on the page. */
export const TOPICS = {
  windows: 'Windows',
  buttons: 'Buttons',
  'text-input': 'Text input',
  'numbers-and-dates': 'Numbers and dates',
  display: 'Display',
  containers: 'Containers',
  layouts: 'Layouts',
  'item-views': 'Lists, tables and trees',
  'menus-and-dialogs': 'Menus and dialogs',
  painting: 'Painting',
  events: 'Events',
  system: 'System',
  styling: 'Styling',
} as const;

/** One complete program of `examples/` with what its pages say about it. */
export interface ExampleProgram {
  /** Folder below `examples/`. */
  name: string;
  title: string;
  /** Describes the picture. */
  alt: string;
  /** Symbols that the program illustrates, main one first. */
  shows: string[];
  topic: keyof typeof TOPICS;
  /** Text of `main.ts`. */
  source: string;
  /** Size of the picture in CSS pixels; the files hold twice as many in each direction. */
  width: number;
  height: number;
}

interface Manifest {
  light: {width: number; height: number};
}

/** Names of all programs in `directory` (`examples/`), sorted. */
export function exampleNames(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => existsSync(join(directory, name, 'example.yaml')))
    .sort();
}

/**
 * Reads one program.
 *
 * @param directory path of `examples/`
 * @throws an Error that names the file and the fix when the program, its data or a picture is missing
 */
export function readExample(directory: string, name: string): ExampleProgram {
  const folder = join(directory, name);
  const read = (file: string) => {
    if (existsSync(join(folder, file))) return readFileSync(join(folder, file), 'utf8');
    const names = nearest(name, exampleNames(directory));
    const hint = names.length > 0 ? ` Nearest names: ${names.join(', ')}.` : '';
    throw new Error(`examples/${name}/${file} is missing.${existsSync(folder) ? '' : hint}`);
  };
  const data = parse(read('example.yaml')) as Record<string, unknown>;
  const text = (key: string) => {
    const value = data[key];
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(`examples/${name}/example.yaml has no "${key}": add one line of text.`);
  };
  const topic = text('topic');
  if (!isTopic(topic)) {
    throw new Error(
      `examples/${name}/example.yaml: topic "${topic}" is none of ${Object.keys(TOPICS).join(', ')}.`,
    );
  }
  const shows = data.shows;
  if (!Array.isArray(shows) || shows.length === 0) {
    throw new Error(`examples/${name}/example.yaml: "shows" must list at least one symbol.`);
  }
  const size = pictureSize(directory, name);
  return {
    name,
    title: text('title'),
    alt: text('alt'),
    shows: shows.map(String),
    topic,
    source: read('main.ts'),
    width: size.width / 2,
    height: size.height / 2,
  };
}

function isTopic(topic: string): topic is keyof typeof TOPICS {
  return topic in TOPICS;
}

function pictureSize(directory: string, name: string): {width: number; height: number} {
  const manifest = join(directory, name, 'manifest.json');
  const known = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest) : undefined;
  const size = known?.light;
  const complete = ['light.webp', 'dark.webp'].every((file) => existsSync(join(directory, name, file)));
  if (!size || !complete) {
    throw new Error(`examples/${name} has no pictures: run "npm run examples" and commit what it makes.`);
  }
  return size;
}
