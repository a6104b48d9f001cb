/**
 * Names, paths and types that the build, the pages and the worker share: the files that a reader can save, and the names of
 * the caches. This module works in browsers and in Node.js.
 */

import {cleanPath, isPagePath} from '../../lib/page-address';

/** Names of the worker's file and of the list of all files, below the base URL. */
export const WORKER_FILE = 'service-worker.js';
export const LIST_FILE = 'offline.json';

/** The page about offline reading. The worker also shows it in place of a page that is neither cached nor reachable. */
export const OFFLINE_PAGE = 'offline/';

/** The hash of a file in the format that `fetch` checks, `sha256-…`, and its length in bytes. */
export type SavedFile = readonly [integrity: string, bytes: number];

/** All files of one deployment that can be saved, by their paths below the base URL. */
export interface DeploymentFiles {
  /** Changes whenever a file changes. */
  version: string;
  files: Record<string, SavedFile>;
}

/** A complete set of saved files. It's replaced in one step, so that it never has files of two deployments. */
export interface SavedSet extends DeploymentFiles {
  /** Files of the previous set with a hash in their names, because pages that are still open may request them. */
  before: Record<string, SavedFile>;
}

/** Returns true if the path of a file changes with its content. */
export const isHashed = (path: string): boolean => /^(?:assets\/|search-index\/texts\.)/.test(path);

/** Returns the names of the site's caches. They contain the URL of the site, because the origin may have other sites. */
export const getCacheNames = (scope: string) =>
  ({
    /** Pages that were opened, and the files that they requested. */
    pages: `offline ${scope} pages`,
    files: `offline ${scope} files`,
    /** The saved set: its list, and its files by path and hash. */
    saved: `offline ${scope} saved`,
    /** Prefix of the cache with the fallback page and its files. The version follows. */
    shell: `offline ${scope} shell `,
  }) as const;

/** Returns the normalised path of a page or file below the site, or undefined for a URL outside the site. */
export function toSitePath(scope: string, address: string): string | undefined {
  const url = new URL(address);
  const fullUrl = url.origin + cleanPath(url.pathname);
  if (!`${fullUrl}/`.startsWith(scope)) return undefined;
  const path = fullUrl.slice(scope.length);
  return path === '' || path.endsWith('/') || !isPagePath(path) ? path : `${path}/`;
}

/** Returns true if a path from `toSitePath` belongs to a page. */
export const isPage = (path: string): boolean => path === '' || path.endsWith('/');

/** Returns false for pages that don't belong in a list of pages to read. */
export const isListed = (path: string): boolean => path !== OFFLINE_PAGE && path !== 'search/';

/** Returns the cache key of a saved file. Two deployments share a file if its path and content are the same. */
export const toFileKey = (scope: string, path: string, [integrity]: SavedFile): string =>
  `${scope}${path}?${encodeURIComponent(integrity)}`;

/** Returns the files whose keys aren't in `existingKeys`, in order. */
export const findMissing = (
  scope: string,
  files: Record<string, SavedFile>,
  existingKeys: ReadonlySet<string>,
): [path: string, file: SavedFile][] =>
  Object.entries(files).filter(([path, file]) => !existingKeys.has(toFileKey(scope, path, file)));

/** Creates the set that replaces `old` once all files of `list` are saved. */
export function createNextSet(list: DeploymentFiles, old: SavedSet | undefined): SavedSet {
  const before = Object.entries(old?.files ?? {}).filter(([path]) => isHashed(path) && !(path in list.files));
  return {...list, before: Object.fromEntries(before)};
}

export const toFileKeys = (scope: string, {files, before}: SavedSet): Set<string> =>
  new Set(Object.entries({...before, ...files}).map(([path, file]) => toFileKey(scope, path, file)));

/** Returns the total size of files in bytes. */
export const sumBytes = (files: Iterable<readonly [path: string, file: SavedFile]>): number =>
  [...files].reduce((sum, [, [, bytes]]) => sum + bytes, 0);

/** Name of the `Server-Timing` entry of a page that the worker has read from a cache. */
export const FROM_CACHE = 'kept';

/** A message from a page to the worker. */
export interface WorkerMessage {
  /** True if the saved set has changed. */
  changed?: boolean;
  /** URL of a page that the visitor has opened. */
  opened?: string;
  /** URLs of files that the page requested before it had a worker. */
  seen?: string[];
}
