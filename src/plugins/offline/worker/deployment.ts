import {getCacheNames, type SavedFile} from '../set';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const VERSION: string;
declare const SHELL: Record<string, SavedFile>;
declare const CODE: Record<string, SavedFile>;

/** The address of the site. */
export const {scope: SCOPE} = self.registration;

/** Names of the caches of this site. */
export const STORES = getCacheNames(SCOPE);

/** The page that is shown for others that aren't on the device, and the files that it loads. */
export const SHELL_FILES = SHELL;

/** The cache of these files, which changes with each deployment. */
export const SHELL_STORE = STORES.shell + VERSION;

/** Returns hash and length of a file whose content this deployment knows. */
export const knownFile = (path: string): SavedFile | undefined => SHELL[path] ?? CODE[path];
