import {hash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {type DeploymentFiles, OFFLINE_PAGE, type SavedFile} from './saved-files';

/**
 * Patterns of the files that can be saved: pages, their assets, and the search index. They leave out Markdown pages,
 * types, feeds and social images, which are for programs and other sites, and the bundle that no page loads.
 */
const SAVED = [
  /(^|\/)index\.html$/,
  /^assets\/(?!js\/(runtime~)?bodies\.)/,
  /^img\/(?!icons\/|cards\/)/,
  /^sidebars\//,
  /^search-index\/(names|texts)\./,
];

/** Returns true if a file of the build can be saved. */
const isSaved = (file: string): boolean => SAVED.some((pattern) => pattern.test(file));

/** Returns the URL path of a built file. The path of a page ends with its folder. */
const toUrlPath = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

/** Lists all files of a build that can be saved. */
export async function listFiles(build: string): Promise<DeploymentFiles> {
  const names = globSync('**', {cwd: build, dot: true}).filter(isSaved).sort();
  const files: Record<string, SavedFile> = {};
  for (const name of names) {
    const content = await readFile(path.join(build, name));
    files[toUrlPath(name)] = [`sha256-${hash('sha256', content, 'base64')}`, content.length];
  }
  return {version: hash('sha256', JSON.stringify(files)).slice(0, 16), files};
}

/** Scripts that the offline page imports later, so its HTML doesn't name them: its client components and their imports. */
const LAZY_CODE = /^assets\/js\/(?:offline|plugins-offline-components-\w+)\./;

/**
 * Returns the fallback page, and the styles, scripts, font and pictures that it requests, by path.
 * @throws if the build has no such page
 */
export async function findShellFiles(
  build: string,
  {files}: DeploymentFiles,
): Promise<Record<string, SavedFile>> {
  const html = await readFile(path.join(build, OFFLINE_PAGE, 'index.html'), 'utf8');
  const isRequested = (address: string) => html.includes(`/${address}`) || LAZY_CODE.test(address);
  return Object.fromEntries(
    Object.entries(files).filter(
      ([address]) => address === OFFLINE_PAGE || (address.includes('.') && isRequested(address)),
    ),
  );
}

/** The number of scripts and styles up to which the worker knows the hash of each, so that it stays small. */
const MAX_CODE_FILES = 100;

/**
 * Returns all scripts and styles of a build by path. Returns none for a build with a script for each page, which Docusaurus makes
 * without partial hydration.
 */
export function findCodeFiles({files}: DeploymentFiles): Record<string, SavedFile> {
  const code = Object.entries(files).filter(([address]) => /^assets\/(?:js|css)\//.test(address));
  return Object.fromEntries(code.length > MAX_CODE_FILES ? [] : code);
}
