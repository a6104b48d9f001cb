import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type FileList, OFFLINE_PAGE, type SavedFile} from './set';

/**
 * Finds the files of a build that a reader saves: pages, what they show, and the search index. Left out are the Markdown pages, the
 * types, feeds and cards, which are for programs and other sites, and the bundle that no page loads.
 */
const SAVED = [
  /(^|\/)index\.html$/,
  /^assets\/(?!js\/(runtime~)?bodies\.)/,
  /^img\/(?!icons\/|cards\/)/,
  /^sidebars\//,
  /^search-index\/(names|texts)\./,
];

export const isSaved = (file: string): boolean => SAVED.some((pattern) => pattern.test(file));

/** The address of a built file below the base URL: a folder's own for its page. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

const sha256 = (content: Buffer | string) => createHash('sha256').update(content);

/** The list of all files of a build that can be saved. */
export async function listFiles(build: string): Promise<FileList> {
  const names = (await readdir(build, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isSaved)
    .sort();
  const files: Record<string, SavedFile> = {};
  for (const name of names) {
    const content = await readFile(path.join(build, name));
    files[addressOf(name)] = [`sha256-${sha256(content).digest('base64')}`, content.length];
  }
  return {version: sha256(JSON.stringify(files)).digest('hex').slice(0, 16), files};
}

/** Code that the page loads when it is shown, so its HTML doesn't name it: its client components and what they import. */
const LATE_CODE = /^assets\/js\/(?:offline|plugins-offline-components-\w+)\./;

/**
 * The page that the worker shows where there is no other, and the styles, scripts, font and pictures that it asks for.
 * @throws when the build has no such page
 */
export async function shellOf(build: string, {files}: FileList): Promise<Record<string, SavedFile>> {
  const html = await readFile(path.join(build, OFFLINE_PAGE, 'index.html'), 'utf8');
  const isAskedFor = (address: string) => html.includes(`/${address}`) || LATE_CODE.test(address);
  return Object.fromEntries(
    Object.entries(files).filter(
      ([address]) => address === OFFLINE_PAGE || (address.includes('.') && isAskedFor(address)),
    ),
  );
}

/** The number of scripts and styles up to which the worker knows the hash of each, so that it stays small. */
const MOST_CODE = 100;

/**
 * Returns all scripts and styles of a build. Returns none for a build with a script for each page, which Docusaurus makes
 * without partial hydration.
 */
export function codeFilesOf({files}: FileList): Record<string, SavedFile> {
  const code = Object.entries(files).filter(([address]) => /^assets\/(?:js|css)\//.test(address));
  return Object.fromEntries(code.length > MOST_CODE ? [] : code);
}
