import {findDeclaration, isSame} from './changes';
import {getOwn} from './get-own';
import type {Release} from './history';
import {compareVersions, toMinorVersion} from './versions';

/** The oldest release that the guide "Upgrade" covers. Pages name no release for symbols that it already has. */
export const OLDEST_COVERED_MINOR = '0.30';

/** The releases in which a symbol or member was added, was missing again, or changed. */
export interface Timeline {
  /** The first release that had it, such as `0.41` or `0.37.1`. Undefined if the oldest covered release had it. */
  since?: string;
  /** The ranges of later releases that lacked it, oldest first. */
  missing: {first: string; last: string}[];
  /** The changes of its declaration since the oldest covered release, oldest first. */
  changed: {release: string; before: string; after: string}[];
}

/** Returns `0.57` for `0.57.0`, and a patch release as it is. */
const formatVersion = (version: string): string => version.replace(/\.0$/, '');

/**
 * Returns the first and the last release of a range. If the range consists of complete minor releases, the versions have no
 * patch number.
 * @param next the release after the range
 */
function formatRange(range: Release[], next: Release): {first: string; last: string} {
  const first = range[0]?.version ?? '';
  const last = range.at(-1)?.version ?? '';
  const isComplete = first.endsWith('.0') && toMinorVersion(next.version) !== toMinorVersion(last);
  return isComplete ? {first: toMinorVersion(first), last: toMinorVersion(last)} : {first, last};
}

/** A release that has a symbol or member, with its declaration there. */
interface Found {
  release: Release;
  /** Index among the covered releases. */
  index: number;
  text: string;
}

/** Returns the declaration of a member. Without a name, returns an empty text if the release has the symbol. */
function findText({declared}: Release, id: string, name: string | undefined): string | undefined {
  if (name !== undefined) return findDeclaration(declared, id, name);
  return getOwn(declared, id) ? '' : undefined;
}

/**
 * Creates a history, which finds the releases that added or changed a declaration.
 *
 * @param releases all releases, oldest first
 */
export function createHistory(releases: Release[]) {
  const oldestIndex = releases.findLastIndex(
    ({version}) => compareVersions(toMinorVersion(version), OLDEST_COVERED_MINOR) <= 0,
  );
  const coveredReleases = releases.slice(Math.max(oldestIndex, 0));
  return {
    releases,
    /**
     * Returns the timeline of a symbol or member.
     * @param name the name of the member. Without a name, the timeline is about the symbol, and changes of its
     *   declaration aren't part of it.
     */
    findTimeline(id: string, name?: string): Timeline {
      const found = coveredReleases.flatMap((release, index): Found[] => {
        const text = findText(release, id, name);
        return text === undefined ? [] : [{release, index, text}];
      });
      const [first] = found;
      const steps = found.slice(1).map((after, index) => ({before: found[index] ?? after, after}));
      return {
        ...(first && first.index > 0 && {since: formatVersion(first.release.version)}),
        missing: steps.flatMap(({before, after}) => {
          const gap = coveredReleases.slice(before.index + 1, after.index);
          return gap.length > 0 ? [formatRange(gap, after.release)] : [];
        }),
        changed: steps
          .map(({before, after}) => ({
            release: formatVersion(after.release.version),
            before: before.text,
            after: after.text,
          }))
          .filter((change) => !isSame(change)),
      };
    },
  };
}

export type History = ReturnType<typeof createHistory>;
