import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Values that were set since the page was opened: key → value. They are used if the browser stores nothing. */
const memory = new Map<string, string>();

/** True once the browser has refused to store something. */
let hasRefused = false;

/** Returns the result of `access`, or undefined if the browser refuses. The first time, it logs a warning. */
function tryAccess<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    if (!hasRefused)
      console.warn('The browser stores nothing, so choices only last until this page is closed.', error);
    hasRefused = true;
    return undefined;
  }
}

/**
 * Keeps values in memory if storage is full or forbidden, so that they last until the page is closed. Without this,
 * Docusaurus would report each access as an error, and the search modal would crash.
 */
function makeStorageSafe(storage: Storage): void {
  const {getItem, setItem, removeItem} = storage;
  storage.getItem = function (key) {
    const stored = tryAccess(() => getItem.call(this, key)) ?? null;
    return hasRefused ? (memory.get(key) ?? stored) : stored;
  };
  storage.setItem = function (key, value) {
    memory.set(key, value);
    tryAccess(() => setItem.call(this, key, value));
  };
  storage.removeItem = function (key) {
    memory.delete(key);
    tryAccess(() => removeItem.call(this, key));
  };
}

/** Calls `access` with the session storage, unless the browser refuses it. */
export function accessSessionStorage(access: (storage: Storage) => void): void {
  try {
    access(window.sessionStorage);
  } catch {
    // Without session storage, nothing is kept until the next page load.
  }
}

if (ExecutionEnvironment.canUseDOM) makeStorageSafe(Storage.prototype);
