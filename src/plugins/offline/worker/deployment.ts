import {getCacheNames, type SavedFile} from '../saved-files';

declare const self: ServiceWorkerGlobalScope;
// The build replaces these constants by their values.
declare const VERSION: string;
declare const SHELL: Record<string, SavedFile>;
declare const CODE: Record<string, SavedFile>;

/** The address of the site. */
export const {scope: SCOPE} = self.registration;

/** Names of the caches of this site. */
export const CACHE_NAMES = getCacheNames(SCOPE);

/** The offline page, which is shown instead of pages that aren't on the device, and the files that it loads. */
export const SHELL_FILES = SHELL;

/** Name of the cache with these files. Each deployment has a cache of its own. */
export const SHELL_CACHE_NAME = CACHE_NAMES.shell + VERSION;

/** Returns the hash and length of a file, if they are part of this worker. */
export const findKnownFile = (path: string): SavedFile | undefined => SHELL[path] ?? CODE[path];
