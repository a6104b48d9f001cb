/** A value that React components follow with `useSyncExternalStore`, and that any code can change. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls `listener` after each change, until the function that it returns is called. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store with its first value. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
