import {useCallback, useEffect, useState} from 'react';
import type {Release} from '../../lib/history';
import {fetchReleases} from './fetch-releases';

/** The progress of fetching the releases. It's `idle` until somebody chooses a release. */
export type FetchState =
  | {status: 'idle' | 'pending' | 'failed'}
  | {status: 'done'; releases: readonly Release[]};

/**
 * Fetches the releases for the first comparison, because visitors who compare nothing don't need them. Returns the progress,
 * and a function that fetches them again.
 */
export function useReleases(isNeeded: boolean): [state: FetchState, fetchAgain: () => void] {
  const [state, setState] = useState<FetchState>({status: 'pending'});
  const fetchAll = useCallback(() => {
    setState({status: 'pending'});
    fetchReleases().then(
      (releases) => setState({status: 'done', releases}),
      () => setState({status: 'failed'}),
    );
  }, []);
  useEffect(() => {
    if (isNeeded) fetchAll();
  }, [isNeeded, fetchAll]);
  return [isNeeded ? state : {status: 'idle'}, fetchAll];
}
