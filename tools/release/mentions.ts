import type {RunsOn} from '../../src/lib/history';

/** A version of the old release, and what it is in the new one. */
interface Outdated {
  was: string;
  is: string | undefined;
}

const minorOf = (version = ''): string => version.split('.').slice(0, 2).join('.');

/**
 * Returns a pattern for a version that texts may name. `0.73.0` is also written as `0.73`, unless that is still true of the
 * new version, and never part of a longer number.
 */
function patternOf({was, is}: Outdated): RegExp {
  const whole = was.replace(/^\D+/, '').replaceAll('.', '\\.');
  const [major, minor, patch] = was.match(/\d+/g) ?? [];
  const text = minorOf(was) === minorOf(is) ? whole : `${major}\\.${minor}(?:\\.${patch})?`;
  return new RegExp(`(?<![\\d.])${text}(?!\\d|\\.\\d)`);
}

/** Returns what the old release was, where the new one is something else. */
export function outdated(
  before: {version: string; runsOn: RunsOn},
  after: {version: string; runsOn: RunsOn},
): Outdated[] {
  const pairs = [
    [before.version, after.version],
    [before.runsOn.qt, after.runsOn.qt],
    [before.runsOn.qode, after.runsOn.qode],
  ];
  return pairs.flatMap(([was, is]) => (was !== undefined && was !== is ? [{was, is}] : []));
}

/** Lines of a file that name one of the versions, as `path:line: text`. */
export function mentions(path: string, text: string, versions: Outdated[]): string[] {
  const patterns = versions.map(patternOf);
  return text.split('\n').flatMap((line, index) => {
    const isOne = patterns.some((pattern) => pattern.test(line));
    return isOne ? [`${path}:${index + 1}: ${line.trim().slice(0, 140)}`] : [];
  });
}
