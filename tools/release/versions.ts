import type {RuntimeVersions} from '../../src/lib/history';
import {compareVersions, toMinorVersion} from '../../src/lib/versions';

/** Returns an extended regular expression that matches a version number, also in `v0.73.1`, but not in `10.73` or `0.731`. */
export const toMentionPattern = (version: string): string =>
  `(^|[^0-9.])${version.replaceAll('.', '[.]')}($|[^0-9])`;

/**
 * Returns the version numbers (of the toolkit, Qt and qode) that are out of date with a new release, as texts to search for.
 * `0.73` stands for `0.73.0` too, unless the new version begins with it.
 */
export function listOutdatedVersions(
  before: {version: string; runsOn: RuntimeVersions},
  after: {version: string; runsOn: RuntimeVersions},
): string[] {
  const pairs = [
    [before.version, after.version],
    [before.runsOn.qt, after.runsOn.qt],
    [before.runsOn.qode, after.runsOn.qode],
  ];
  return pairs
    .map((versions) => versions.map((version = '') => version.replace(/^\D+/, '')))
    .filter(([oldVersion, newVersion]) => oldVersion && oldVersion !== newVersion)
    .map(([oldVersion = '', newVersion = '']) => {
      const minor = toMinorVersion(oldVersion);
      return minor === toMinorVersion(newVersion) ? oldVersion : minor;
    });
}

/**
 * Checks if the site can move from the pinned release to another one. It can't move back, and it can't skip a release, apart
 * from pre-releases.
 *
 * @throws an error that says what to do instead
 */
export function checkOrder(published: readonly string[], pinned: string, version: string): void {
  if (compareVersions(version, pinned) < 0) {
    throw new Error(`The site already describes ${pinned}, which is newer than ${version}.`);
  }
  const next = published.find(
    (release) =>
      !release.includes('-') && compareVersions(release, pinned) > 0 && compareVersions(release, version) < 0,
  );
  if (next) {
    throw new Error(
      `The history would say that ${version} has all changes since ${pinned}. Move to ${next} first: npm run release -- ${next}`,
    );
  }
}
