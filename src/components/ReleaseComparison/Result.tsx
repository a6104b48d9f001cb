import {type ReactNode, useRef} from 'react';
import {findChanges, groupChanges} from '../../lib/changes';
import type {Release} from '../../lib/history';
import Difference, {type GroupedChanges} from './Difference';
import type {FetchState} from './use-releases';

interface Props {
  state: FetchState;
  from: string;
  to: string;
  onRetry: () => void;
}

/** Renders the result of a comparison. Screen readers read out its first sentence only, because the lists can be long. */
export default function Result({state, from, to, onRetry}: Props): ReactNode {
  const output = useRef<HTMLOutputElement>(null);
  const isSame = from === to;
  const difference =
    state.status === 'done' && !isSame ? compareReleases(state.releases, from, to) : undefined;
  // The history of another deployment may lack one of the releases.
  const isIncomplete = state.status === 'done' && !difference;
  const hasNoResult = !isSame && (state.status === 'failed' || isIncomplete);
  const retry = () => {
    // The button that was pressed disappears, and the keyboard focus would be lost with it.
    output.current?.focus();
    onRetry();
  };
  return (
    <>
      {state.status === 'idle' && <p data-interactive="">Choose a release to see what changed.</p>}
      <output ref={output} tabIndex={-1}>
        {isSame && 'Choose two different releases.'}
        {hasNoResult && 'The history of releases could not be loaded. Check your connection and try again.'}
        {difference && formatSummary(difference, from, to)}
      </output>
      {hasNoResult && (
        <button type="button" className="button button--primary" onClick={retry}>
          Try again
        </button>
      )}
      {difference && <Difference {...difference} />}
    </>
  );
}

/** Returns the changes between two releases, or undefined if the history has only one of them. */
function compareReleases(releases: readonly Release[], from: string, to: string): GroupedChanges | undefined {
  const [before, after] = [from, to].map((name) => releases.find(({version}) => version === name));
  return before && after && groupChanges(findChanges(before.declared, after.declared));
}

function formatSummary({added, removed, changed}: GroupedChanges, from: string, to: string): string {
  return added.length + removed.length + changed.length === 0
    ? `${to} declares the same API as ${from}.`
    : `This is what changed from ${from} to ${to}.`;
}
