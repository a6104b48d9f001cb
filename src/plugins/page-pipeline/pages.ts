import path from 'node:path';
import {removeTrailingSlash} from '../../lib/page-address';
import type {ReferencePage} from '../../lib/reference';
import type {Alias} from '../search/records/aliases';

/** A page of the build, which is an HTML file. */
export interface BuiltPage {
  /** Path of the file, relative to the folder of the build. */
  file: string;
  /** Path of the page relative to the base URL, without a leading slash. Undefined for a redirect, which has no content. */
  path?: string;
  /** Path that the page has in the newest version of the docs, if it is a document. */
  newestPath?: string;
  /** Aliases of its headings, for search. */
  aliases?: readonly Alias[];
  /** Data about the symbol, for a page of the reference. */
  reference?: ReferencePage;
}

/**
 * Checks the form of the pages' addresses.
 * @throws an Error if the build would write `docs/faq.html` instead of `docs/faq/index.html`
 */
export function checkTrailingSlash(trailingSlash: boolean | undefined): void {
  if (trailingSlash === false)
    throw new Error(
      'docusaurus.config.ts sets trailingSlash to false, but pages are fetched and saved under addresses with a slash at ' +
        'their end. Set it to true or leave it out.',
    );
}

/**
 * Returns the pages of a build: every HTML file, with the path of its page.
 *
 * @param files paths of the HTML files, relative to the folder of the build
 * @param routes paths of the pages that Docusaurus rendered, with the base URL
 * @throws an error that names a route without a file
 */
export function listPages(files: readonly string[], routes: readonly string[], baseUrl: string): BuiltPage[] {
  const existing = new Set(files);
  const paths = new Map<string, string>();
  for (const route of routes) {
    const pagePath = route.slice(baseUrl.length);
    const candidates = [
      path.posix.join(pagePath, 'index.html'),
      pagePath,
      `${removeTrailingSlash(pagePath)}.html`,
    ];
    const file = candidates.find((candidate) => existing.has(candidate));
    if (file === undefined) throw new Error(`page-pipeline: the build has no file for the page ${route}`);
    paths.set(file, pagePath);
  }
  return files.toSorted().map((file) => ({file, path: paths.get(file)}));
}
