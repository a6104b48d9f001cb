import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Values that were set since the page was opened: key → value. They are used if the browser stores nothing. */
const memory = new Map<string, string>();

let isBroken = false;

/** Returns the result of `access`. If the browser refuses, it returns undefined, with a warning the first time. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    if (!isBroken) console.warn('The browser stores nothing: choices last until this page is closed.', error);
    isBroken = true;
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
    const stored = attempt(() => getItem.call(this, key)) ?? null;
    return isBroken ? (memory.get(key) ?? stored) : stored;
  };
  storage.setItem = function (key, value) {
    memory.set(key, value);
    attempt(() => setItem.call(this, key, value));
  };
  storage.removeItem = function (key) {
    memory.delete(key);
    attempt(() => removeItem.call(this, key));
  };
}

/** Calls `access` with the session storage, unless the browser refuses it. */
export function withSessionStorage(access: (storage: Storage) => void): void {
  try {
    access(window.sessionStorage);
  } catch {
    // What should last until the next page is then forgotten.
  }
}

if (ExecutionEnvironment.canUseDOM) makeStorageSafe(Storage.prototype);
