import {useCallback, useEffect, useState} from 'react';
import type {Release} from '../../lib/history';
import {fetchReleases} from './fetch-releases';

interface Releases {
  /** Undefined until they have been fetched. */
  releases?: Release[];
  hasFailed: boolean;
}

/**
 * Fetches the releases for the first comparison, because visitors who compare nothing don't need them. Returns them while
 * they are needed, and a function that fetches them again.
 */
export function useReleases(isNeeded: boolean): Releases & {retry: () => void} {
  const [state, setState] = useState<Releases>({hasFailed: false});
  const retry = useCallback(() => {
    setState({hasFailed: false});
    fetchReleases().then(
      (releases) => setState({releases, hasFailed: false}),
      () => setState({hasFailed: true}),
    );
  }, []);
  useEffect(() => {
    if (isNeeded) retry();
  }, [isNeeded, retry]);
  return isNeeded ? {...state, retry} : {hasFailed: false, retry};
}
