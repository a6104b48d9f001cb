'use client';

import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {findChanges, groupChanges} from '../../lib/changes';
import type {Release} from '../../lib/history';
import {compareVersions} from '../../lib/versions';
import Difference, {type GroupedChanges} from './Difference';
import {fetchReleases} from './fetch-releases';
import styles from './styles.module.css';

interface Props {
  /** The versions of all releases, newest first, with spaces between them. */
  versions: string;
}

/** The fields, with their labels. */
const CHOICES = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

/** The releases. It's `none` until they have been fetched, and `failed` if that isn't possible. */
type History = Release[] | 'none' | 'failed';

/**
 * Fetches the releases for the first comparison, because visitors who compare nothing don't need them. Returns them and a
 * function that fetches them again.
 */
function useReleases(isNeeded: boolean): {releases: History; retry: () => void} {
  const [releases, setReleases] = useState<History>('none');
  const fetchHistory = useCallback(() => {
    setReleases('none');
    fetchReleases().then(setReleases, () => setReleases('failed'));
  }, []);
  useEffect(() => {
    if (isNeeded) fetchHistory();
  }, [isNeeded, fetchHistory]);
  return {releases, retry: fetchHistory};
}

/**
 * Renders a choice of two releases, and the differences between their declarations. The address contains both releases, so
 * that a comparison can be shared. Without JavaScript it isn't shown, but the page of each release lists the changes since
 * the one before.
 */
export default function ReleaseComparison({versions}: Props): ReactNode {
  const allVersions = versions.split(' ');
  const history = useHistory();
  const location = useLocation();
  // The server doesn't know the query of the address.
  const query = new URLSearchParams(useIsBrowser() ? location.search : '');
  const findVersion = (name: string) => allVersions.find((version) => version === query.get(name));
  const requested = {from: findVersion('from'), to: findVersion('to')};
  const isRequested = (requested.from ?? requested.to) !== undefined;
  const [newest = '', previous = ''] = allVersions;
  const chosen = sortReleases({from: requested.from ?? previous, to: requested.to ?? newest});
  const {releases, retry} = useReleases(isRequested);

  const choose = (name: string, version: string) => {
    const sorted = sortReleases({...chosen, [name]: version});
    history.replace({...location, search: `?${new URLSearchParams(sorted)}`});
  };

  return (
    <div className="release-comparison">
      <form className={styles.form} method="get" onSubmit={(event) => event.preventDefault()}>
        {CHOICES.map(([name, label]) => (
          <label key={name}>
            {label}{' '}
            <select
              className="field"
              name={name}
              value={chosen[name]}
              autoComplete="off"
              onChange={({currentTarget}) => choose(name, currentTarget.value)}
            >
              {allVersions.map((version) => (
                <option key={version}>{version}</option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <div className={styles.result}>
        <Result releases={isRequested ? releases : 'none'} onRetry={retry} {...chosen} />
      </div>
    </div>
  );
}

ReleaseComparison.hydrateOn = 'load';

/** Returns the older release as `from`, because otherwise the comparison would list additions as removals. */
const sortReleases = ({from, to}: {from: string; to: string}) =>
  compareVersions(from, to) > 0 ? {from: to, to: from} : {from, to};

interface ResultProps {
  releases: History;
  from: string;
  to: string;
  onRetry: () => void;
}

/** Renders the result of a comparison. Screen readers read out its first sentence only, because the lists can be long. */
function Result({releases, from, to, onRetry}: ResultProps): ReactNode {
  const output = useRef<HTMLOutputElement>(null);
  const isSame = from === to;
  const difference =
    isSame || releases === 'none' || releases === 'failed' ? undefined : compareReleases(releases, from, to);
  const hasFailed = !isSame && releases !== 'none' && !difference;
  const retry = () => {
    // The button that was pressed disappears, and the keyboard focus would be lost with it.
    output.current?.focus();
    onRetry();
  };
  return (
    <>
      <output ref={output} tabIndex={-1}>
        {isSame && 'Choose two different releases.'}
        {hasFailed && 'The history of releases could not be loaded. Check your connection and try again.'}
        {difference && formatSummary(difference, from, to)}
      </output>
      {hasFailed && (
        <button type="button" className="button button--primary" onClick={retry}>
          Try again
        </button>
      )}
      {difference && <Difference {...difference} />}
    </>
  );
}

/** Returns the changes between two releases, or undefined if the history has only one of them. */
function compareReleases(releases: Release[], from: string, to: string): GroupedChanges | undefined {
  const [before, after] = [from, to].map((name) => releases.find(({version}) => version === name));
  return before && after && groupChanges(findChanges(before.declared, after.declared));
}

function formatSummary({added, removed, changed}: GroupedChanges, from: string, to: string): string {
  return added.length + removed.length + changed.length === 0
    ? `${to} declares the same API as ${from}.`
    : `This is what changed from ${from} to ${to}.`;
}
