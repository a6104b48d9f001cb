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

/** Lists the possible paths of the page in a file, the most likely one first. */
const listPaths = (file: string): string[] => [
  file.replace(/(^|\/)index\.html$/, ''),
  file,
  file.replace(/\.html$/, ''),
];

/**
 * Returns the pages of a build: every HTML file, with the path of its page.
 *
 * @param files paths of the HTML files, relative to the folder of the build
 * @param routes paths of the pages that Docusaurus rendered, with the base URL
 * @throws an error that names a route without a file
 */
export function listPages(files: readonly string[], routes: readonly string[], baseUrl: string): BuiltPage[] {
  const rendered = new Map(routes.map((route) => [removeTrailingSlash(route), route]));
  const pages = files.map((file): BuiltPage => {
    const route = listPaths(file)
      .map((path) => rendered.get(removeTrailingSlash(baseUrl + path)))
      .find((found) => found !== undefined);
    return route === undefined ? {file} : {file, path: route.slice(baseUrl.length)};
  });
  const existingPaths = new Set(pages.map(({path}) => path));
  const missingRoute = routes.find((route) => !existingPaths.has(route.slice(baseUrl.length)));
  if (missingRoute !== undefined)
    throw new Error(`page-pipeline: the build has no file for the page ${missingRoute}`);
  return pages.sort((one, other) => (one.file < other.file ? -1 : 1));
}
