import {type RuntimeVersions, toMinorVersion} from '../../src/lib/history';

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
