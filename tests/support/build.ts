import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'hast';
import {toString as allText} from 'hast-util-to-string';
import {parsePage} from '../../src/lib/html';

/** The build that is tested. */
export const BUILD = path.resolve(process.env.TEST_BUILD ?? 'build');

/** Returns the file of the build that is served for a route, or undefined. */
export function fileOf(route: string): string | undefined {
  const file = path.join(BUILD, route, 'index.html');
  return existsSync(file) ? file : undefined;
}

/** Returns the text of an element with white space folded. */
export const textOf = (node: Nodes): string => allText(node).replace(/\s+/g, ' ').trim();

/**
 * Returns the parsed page of a route.
 * @throws if the build has no such page
 */
export function page(route: string): Root {
  const file = fileOf(route);
  if (!file) throw new Error(`The build has no page at ${route}. Run \`npm run build\` first.`);
  return parsePage(readFileSync(file, 'utf8'));
}
