import {useSyncExternalStore} from 'react';

/** A value that any code can change, and that React components follow with `useStore`. */
export interface Store<Value> {
  get(): Value;
  /** Returns the value that the store was created with. */
  getInitial(): Value;
  set(value: Value): void;
  /** Calls `listener` after each change, until the function that it returns is called. */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
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

/** Returns the value of a store. On the server, and while React hydrates the server's HTML, it's the initial one. */
export const useStore = <Value>({subscribe, get, getInitial}: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, getInitial);
