import {type ChangeGroup, type ChangeKind, findChanges, groupChanges} from '../../../lib/changes';
import {findLastOfMinors, type Release, type RuntimeVersions} from '../../../lib/history';
import {toMinorVersion} from '../../../lib/versions';

/** A minor release, compared with the previous one. */
export interface MinorRelease {
  minor: string;
  /** The minor release and its patch releases, oldest first. */
  releases: Release[];
  /** The last patch release of the previous minor release. */
  previous: Release | undefined;
  changes: Record<ChangeKind, ChangeGroup[]>;
}

/** Groups the releases of a history by their minor versions, oldest first. */
export const listMinorReleases = (releases: Release[]): MinorRelease[] => {
  const lastReleases = findLastOfMinors(releases);
  return lastReleases.map((last, index) => {
    const minor = toMinorVersion(last.version);
    const previous = lastReleases[index - 1];
    return {
      minor,
      releases: releases.filter(({version}) => toMinorVersion(version) === minor),
      previous,
      changes: groupChanges(findChanges(previous?.declared ?? {}, last.declared)),
    };
  });
};

export interface VersionRange {
  /** Version of Qt, qode or Node.js. */
  value: string;
  /** The first release of NodeGUI that needs it. */
  firstVersion: string;
}

/** Returns the versions of Qt, qode or Node.js that consecutive releases need, each with the first release that needs it. */
export function findVersionRanges(releases: readonly Release[], key: keyof RuntimeVersions): VersionRange[] {
  const ranges: VersionRange[] = [];
  for (const {version, runsOn} of releases) {
    const value = runsOn[key];
    if (value !== undefined && value !== ranges.at(-1)?.value) ranges.push({value, firstVersion: version});
  }
  return ranges;
}
