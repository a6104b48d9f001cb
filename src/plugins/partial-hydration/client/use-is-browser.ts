import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/** Stands in for `@docusaurus/useIsBrowser`: false while React hydrates what the server rendered, true afterwards. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
