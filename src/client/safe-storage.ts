import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What has been stored since the page was opened, for storage that turns out not to keep it. */
const memory = new Map<string, string>();

let broken = false;

/** What `use` returns, or undefined, with a warning the first time, when the browser refuses. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (!broken) console.warn('The browser stores nothing: choices last until this page is closed.', error);
    broken = true;
    return undefined;
  }
}

/**
 * Storage that is full or forbidden costs the visitor nothing but the memory of the next visit. Docusaurus
 * reports each use as an error, and the search modal breaks on it.
 */
function makeStorageSafe(storage: Storage): void {
  const {getItem, setItem, removeItem} = storage;
  storage.getItem = function (key) {
    const stored = attempt(() => getItem.call(this, key)) ?? null;
    return broken ? (memory.get(key) ?? stored) : stored;
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

if (ExecutionEnvironment.canUseDOM) makeStorageSafe(Storage.prototype);
