import {useSyncExternalStore} from 'react';

const subscribeToNothing = () => () => undefined;

/** Replaces `@docusaurus/useIsBrowser`. Returns false while React hydrates the server's HTML, and true afterwards. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
