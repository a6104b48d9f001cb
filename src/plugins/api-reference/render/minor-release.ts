import {
  type ChangeGroup,
  type ChangeKind,
  findChanges,
  findLastOfMinors,
  groupChanges,
  type Release,
  type RunsOn,
  toMinorVersion,
} from '../../../lib/history';

/** A minor release, compared with the previous one. */
export interface MinorRelease {
  minor: string;
  /** The minor release and its patch releases, oldest first. */
  releases: Release[];
  /** The last patch release of the previous minor release. */
  before: Release | undefined;
  changes: Record<ChangeKind, ChangeGroup[]>;
}

/** Groups the releases of a history by their minor versions, oldest first. */
export const listMinorReleases = (releases: Release[]): MinorRelease[] => {
  const lasts = findLastOfMinors(releases);
  return lasts.map((last, index) => {
    const minor = toMinorVersion(last.version);
    const before = lasts[index - 1];
    return {
      minor,
      releases: releases.filter(({version}) => toMinorVersion(version) === minor),
      before,
      changes: groupChanges(findChanges(before?.declared ?? {}, last.declared)),
    };
  });
};

/** Returns the consecutive values of the releases, and the first release with each. */
export function findVersionRanges(
  releases: readonly Release[],
  key: keyof RunsOn,
): {value: string; from: string}[] {
  const ranges: {value: string; from: string}[] = [];
  for (const {version, runsOn} of releases) {
    const value = runsOn[key];
    if (value !== undefined && value !== ranges.at(-1)?.value) ranges.push({value, from: version});
  }
  return ranges;
}

/** Returns the slug for front matter, which is the URL relative to `/docs`. */
export const toSlug = (address: string): string => address.replace(/^\/docs/, '');
