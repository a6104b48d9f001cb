import {type ReactNode, useRef} from 'react';
import {findChanges, groupChanges} from '../../lib/changes';
import type {Release} from '../../lib/history';
import Difference, {type GroupedChanges} from './Difference';

interface Props {
  /** False until somebody chooses a release. */
  isRequested: boolean;
  /** Undefined until they have been fetched. */
  releases?: readonly Release[];
  hasFailed: boolean;
  from: string;
  to: string;
  onRetry: () => void;
}

/** Renders the result of a comparison. Screen readers read out its first sentence only, because the lists can be long. */
export default function Result({isRequested, releases, hasFailed, from, to, onRetry}: Props): ReactNode {
  const output = useRef<HTMLOutputElement>(null);
  const isSame = from === to;
  const difference = isSame || !releases ? undefined : compareReleases(releases, from, to);
  // The history of another deployment may lack one of the releases.
  const isIncomplete = releases && !difference;
  const hasNoResult = !isSame && (hasFailed || isIncomplete);
  const retry = () => {
    // The button that was pressed disappears, and the keyboard focus would be lost with it.
    output.current?.focus();
    onRetry();
  };
  return (
    <>
      {!isRequested && <p data-interactive="">Choose a release to see what changed.</p>}
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
