import {compareVersions} from '../../src/lib/history';

/** Returns the published releases after the pinned one and before another one, without pre-releases. */
export const findSkippedReleases = (
  published: readonly string[],
  pinned: string,
  version: string,
): string[] =>
  published.filter(
    (release) =>
      !release.includes('-') && compareVersions(release, pinned) > 0 && compareVersions(release, version) < 0,
  );
