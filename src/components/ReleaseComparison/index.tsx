'use client';

import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useState} from 'react';
import {compareVersions, type Release} from '../../lib/history';
import Difference from './Difference';
import {fetchReleases} from './fetch-releases';
import styles from './styles.module.css';

interface Props {
  /** Newest first, with spaces between them. */
  versions: string;
}

/** The history of releases, or what became of fetching it. */
type History = Release[] | 'none' | 'failed';

/** Fetches the history with the first comparison, because nobody who only passes by needs it. */
function useReleases(isWanted: boolean): History {
  const [history, setHistory] = useState<History>('none');
  useEffect(() => {
    if (!isWanted) return;
    let isOn = true;
    fetchReleases().then(
      (releases) => isOn && setHistory(releases),
      () => isOn && setHistory('failed'),
    );
    return () => {
      isOn = false;
    };
  }, [isWanted]);
  return history;
}

/**
 * Renders a choice of two releases, and the differences between their declarations. The address contains both releases, so
 * that a comparison can be shared. Without JavaScript it isn't shown, but the page of each release lists the changes since
 * the one before.
 */
export default function ReleaseComparison({versions}: Props): ReactNode {
  const all = versions.split(' ');
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  // The address of the page is known in the browser only.
  const query = new URLSearchParams(isBrowser ? location.search : '');
  const requested = ['from', 'to'].map((name) => all.find((version) => version === query.get(name)));
  // The address follows a choice a little later, so a second choice can't rely on it.
  const [chosen, setChosen] = useState<{from?: string; to?: string}>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has caught up, or a link has changed it
  useEffect(() => setChosen({}), [location.search]);
  const {from, to} = sortReleases({
    from: chosen.from ?? requested[0] ?? all[1] ?? '',
    to: chosen.to ?? requested[1] ?? all[0] ?? '',
  });
  const isAsked = requested.some(Boolean) || Object.keys(chosen).length > 0;
  const releases = useReleases(isAsked);

  const choose = (names: {from?: string; to?: string}) => {
    const both = sortReleases({from, to, ...names});
    setChosen(both);
    history.replace({...location, search: `?${new URLSearchParams(both)}`});
  };

  return (
    <div className="release-comparison">
      <form className={styles.form} method="get" onSubmit={(event) => event.preventDefault()}>
        <Choice
          name="from"
          label="From"
          versions={all}
          value={from}
          onChange={(version) => choose({from: version})}
        />
        <Choice
          name="to"
          label="To"
          versions={all}
          value={to}
          onChange={(version) => choose({to: version})}
        />
      </form>
      <div aria-live="polite" className={styles.result}>
        {isAsked && <Result releases={releases} from={from} to={to} />}
      </div>
    </div>
  );
}

ReleaseComparison.hydrateOn = 'load';

/** Swaps two releases if the first is newer, because a comparison the other way round would list additions as removals. */
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
