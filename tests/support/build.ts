import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {Nodes, Root} from 'hast';
import {toString as hastText} from 'hast-util-to-string';
import {parsePage} from '../../src/lib/html';

/** The build that is tested. */
export const BUILD = path.resolve(process.env.TEST_BUILD ?? 'build');

/** Returns the file of the build that is served for a route, or undefined. */
export function fileOf(route: string): string | undefined {
  const file = path.join(BUILD, route, 'index.html');
  return existsSync(file) ? file : undefined;
}

/** Returns the text of an element with single spaces. */
export const getText = (node: Nodes): string => hastText(node).replace(/\s+/g, ' ').trim();

/** Returns the text of a heading without the invisible sign that links to it. */
export const titleOf = (heading: Nodes): string =>
  getText(heading)
    .replace(/[\u200B#]/g, '')
    .trim();

/** Pages that a test file has already read, by file. Parsing all pages takes seven seconds, and they need 250 MB of memory. */
const parsedPages = new Map<string, Root>();

/**
 * Returns the parsed page of a route, which must not be changed, because other tests of the file get the same one.
 * @throws if the build has no such page
 */
export function readDocument(route: string): Root {
  const file = fileOf(route);
  if (!file) throw new Error(`The build has no page at ${route}. Run \`npm run build\` first.`);
  const document = parsedPages.get(file) ?? parsePage(readFileSync(file, 'utf8'));
  parsedPages.set(file, document);
  return document;
}

/**
 * Reads pages or symbols with a pause after each, because Vitest gives up on a thread that doesn't answer for a minute. On a busy
 * machine, parsing all pages takes longer.
 */
export async function readEach<Item>(items: readonly Item[], read: (item: Item) => void): Promise<void> {
  for (const item of items) {
    read(item);
    await setImmediate();
  }
}
