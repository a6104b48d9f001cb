import {type RuntimeVersions, toMinorVersion} from '../../src/lib/history';

/** A version number of the old release, and the one of the new release if there is one. */
interface Outdated {
  oldVersion: string;
  newVersion: string | undefined;
}

/**
 * Returns a pattern that matches the old version, but not as part of a longer number. It also matches `0.73` for `0.73.0`,
 * unless the new version begins with it too.
 */
function toPattern({oldVersion, newVersion}: Outdated): RegExp {
  const fullVersion = oldVersion.replace(/^\D+/, '').replaceAll('.', '\\.');
  const [major, minor, patch] = oldVersion.match(/\d+/g) ?? [];
  const text =
    toMinorVersion(oldVersion) === toMinorVersion(newVersion ?? '')
      ? fullVersion
      : `${major}\\.${minor}(?:\\.${patch})?`;
  return new RegExp(`(?<![\\d.])${text}(?!\\d|\\.\\d)`);
}

/** Returns the version numbers (of the toolkit, Qt and qode) that the new release changed. */
export function findOutdated(
  before: {version: string; runsOn: RuntimeVersions},
  after: {version: string; runsOn: RuntimeVersions},
): Outdated[] {
  const pairs = [
    [before.version, after.version],
    [before.runsOn.qt, after.runsOn.qt],
    [before.runsOn.qode, after.runsOn.qode],
  ];
  return pairs.flatMap(([oldVersion, newVersion]) =>
    oldVersion !== undefined && oldVersion !== newVersion ? [{oldVersion, newVersion}] : [],
  );
}

/** Finds the lines of a file that name one of the versions. Returns them as `path:line: text`. */
export function findMentions(path: string, text: string, versions: Outdated[]): string[] {
  const patterns = versions.map(toPattern);
  return text.split('\n').flatMap((line, index) => {
    const isMention = patterns.some((pattern) => pattern.test(line));
    return isMention ? [`${path}:${index + 1}: ${line.trim().slice(0, 140)}`] : [];
  });
}
