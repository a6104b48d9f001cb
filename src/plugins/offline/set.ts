/**
 * What the build, the page and the worker say to each other: which files a reader can save, and how the things that are
 * kept on a device are called. It uses nothing of a browser, nor of Node.js.
 */

import {cleanPath, isPagePath} from '../../lib/page-address';

/** Name of the worker's file, and of the list of all files, below the base URL. */
export const WORKER_FILE = 'service-worker.js';
export const LIST_FILE = 'offline.json';

/** The page that saves, and that stands for one that is neither kept nor reached. */
export const OFFLINE_PAGE = 'offline/';

/** A file as `fetch` checks it: `sha256-…`, and its length in bytes. */
export type SavedFile = readonly [integrity: string, bytes: number];

/** All files of one deployment that can be saved, by their addresses below the base URL. */
export interface FileList {
  /** Another one for any other files. */
  version: string;
  files: Record<string, SavedFile>;
}

/** A set that is saved whole. It is replaced in one step, so that no reader has parts of two. */
export interface SavedSet extends FileList {
  /** Files whose names change with their content, of the set before: pages that are still open ask for them. */
  before: Record<string, SavedFile>;
}

/** Whether another content would have another address. */
export const isHashed = (path: string): boolean => /^(?:assets\/|search-index\/texts\.)/.test(path);

/** Names of what is kept. The origin may have other sites, so that each name has the site's own address in it. */
export const storesOf = (scope: string) =>
  ({
    /** Pages that were opened, and what these asked for. */
    pages: `offline ${scope} pages`,
    files: `offline ${scope} files`,
    /** The saved set: its list, and its files by their content. */
    saved: `offline ${scope} saved`,
    /** What the worker needs to say that a page is not there; its end is the version. */
    shell: `offline ${scope} shell `,
  }) as const;

/** Returns the address of a page or file below that of the site, with one spelling for all that mean the same. */
export function pathBelow(scope: string, address: string): string | undefined {
  const url = new URL(address);
  const whole = url.origin + cleanPath(url.pathname);
  if (!`${whole}/`.startsWith(scope)) return undefined;
  const path = whole.slice(scope.length);
  return path === '' || path.endsWith('/') || !isPagePath(path) ? path : `${path}/`;
}

/** Whether a path of `pathBelow` is a page's. */
export const isPage = (path: string): boolean => path === '' || path.endsWith('/');

/** Under which a file of the set is kept: files of two deployments with one content are one. */
export const keyOf = (scope: string, path: string, [integrity]: SavedFile): string =>
  `${scope}${path}?${encodeURIComponent(integrity)}`;

/** Files of `wanted`, one after another, whose keys are not among those that are kept. */
export const missing = (
  scope: string,
  wanted: Record<string, SavedFile>,
  kept: ReadonlySet<string>,
): [path: string, file: SavedFile][] =>
  Object.entries(wanted).filter(([path, file]) => !kept.has(keyOf(scope, path, file)));

/** The set that comes after `old` when all files of `list` are there. */
export function nextSet(list: FileList, old: SavedSet | undefined): SavedSet {
  const before = Object.entries(old?.files ?? {}).filter(([path]) => isHashed(path) && !(path in list.files));
  return {...list, before: Object.fromEntries(before)};
}

/** Keys of all files that a set needs. */
export const keysOf = (scope: string, {files, before}: SavedSet): Set<string> =>
  new Set(Object.entries({...before, ...files}).map(([path, file]) => keyOf(scope, path, file)));

/** The file that answers a path, and its key; undefined when the set has none. */
export function keyInSet(scope: string, set: SavedSet, path: string): string | undefined {
  const file = set.files[path] ?? set.before[path];
  return file && keyOf(scope, path, file);
}

/** Bytes of some files. */
export const bytesOf = (files: Iterable<readonly [path: string, file: SavedFile]>): number =>
  [...files].reduce((sum, [, [, bytes]]) => sum + bytes, 0);

/** What a page tells the worker. */
export interface ToWorker {
  /** The saved set is another one now. */
  changed?: boolean;
  /** The address of a page that the reader has opened. */
  opened?: string;
  /** Addresses of files that the page has asked for before the worker was there. */
  seen?: string[];
}
