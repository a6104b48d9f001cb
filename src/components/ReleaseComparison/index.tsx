'use client';

import {useHistory, useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import {compareVersions, type Release} from '../../lib/history';
import Difference from './Difference';
import {fetchReleases} from './fetch-releases';
import styles from './styles.module.css';

interface Props {
  /** The versions of all releases, newest first, with spaces between them. */
  versions: string;
}

/** The releases. It's `none` until they have been fetched, and `failed` if that isn't possible. */
type History = Release[] | 'none' | 'failed';

/** Fetches the releases for the first comparison, because visitors who compare nothing don't need them. */
function useReleases(isNeeded: boolean): History {
  const [history, setHistory] = useState<History>('none');
  useEffect(() => {
    if (!isNeeded) return;
    fetchReleases().then(setHistory, () => setHistory('failed'));
  }, [isNeeded]);
  return history;
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
  const [chosen, setChosen] = useState<{from?: string; to?: string}>({});
  // The server doesn't know the query of the address, and a link may change it later.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const find = (name: string) => versions.split(' ').find((version) => version === query.get(name));
    setChosen({from: find('from'), to: find('to')});
  }, [location.search, versions]);
  const [newest = '', previous = ''] = allVersions;
  const {from, to} = sortReleases({from: chosen.from ?? previous, to: chosen.to ?? newest});
  const isRequested = (chosen.from ?? chosen.to) !== undefined;
  const releases = useReleases(isRequested);

  const choose = (names: {from?: string; to?: string}) => {
    const sorted = sortReleases({from, to, ...names});
    setChosen(sorted);
    history.replace({...location, search: `?${new URLSearchParams(sorted)}`});
  };

  return (
    <div className="release-comparison">
      <form className={styles.form} method="get" onSubmit={(event) => event.preventDefault()}>
        <Choice
          name="from"
          label="From"
          versions={allVersions}
          value={from}
          onChange={(version) => choose({from: version})}
        />
        <Choice
          name="to"
          label="To"
          versions={allVersions}
          value={to}
          onChange={(version) => choose({to: version})}
        />
      </form>
      <div aria-live="polite" className={styles.result}>
        {isRequested && <Result releases={releases} from={from} to={to} />}
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
}

function Result({releases, from, to}: ResultProps): ReactNode {
  if (from === to) return <p>Choose two different releases.</p>;
  if (releases === 'none') return null;
  const [before, after] = [from, to].map((version) =>
    releases === 'failed' ? undefined : releases.find((release) => release.version === version),
  );
  if (!before || !after)
    return <p>The history of releases could not be loaded. Check your connection and try again.</p>;
  return <Difference before={before} after={after} />;
}

interface ChoiceProps {
  name: string;
  label: string;
  versions: string[];
  value?: string;
  onChange: (version: string) => void;
}

function Choice({name, label, versions, value, onChange}: ChoiceProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className="field"
        name={name}
        value={value}
        autoComplete="off"
        onChange={({currentTarget}) => onChange(currentTarget.value)}
      >
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}
