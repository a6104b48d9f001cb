'use client';

import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {compareVersions} from '../../lib/versions';
import Result from './Result';
import styles from './styles.module.css';
import {useReleases} from './use-releases';

interface Props {
  /** The versions of all releases, newest first, with spaces between them. */
  versions: string;
}

/** The fields, with their labels. */
const CHOICES = [
  ['from', 'From'],
  ['to', 'To'],
] as const;

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
  const [state, fetchAgain] = useReleases(isRequested);

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
        <Result {...chosen} state={state} onRetry={fetchAgain} />
      </div>
    </div>
  );
}

ReleaseComparison.hydrateOn = 'load';

/** Returns the older release as `from`, because otherwise the comparison would list additions as removals. */
const sortReleases = ({from, to}: {from: string; to: string}) =>
  compareVersions(from, to) > 0 ? {from: to, to: from} : {from, to};
