/** Stands in for `@docusaurus/theme-common` in unit tests of components. */
import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();

export function useStorageSlot(key: string | null) {
  const value = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (key === null ? null : localStorage.getItem(key)),
    () => null,
  );
  const set = (next: string) => {
    if (key !== null) localStorage.setItem(key, next);
    for (const listener of listeners) listener();
  };
  return [value, {set}] as const;
}

export const useColorMode = () => ({colorMode: 'light' as const});
