import type {RunsOn} from '../../src/lib/history';

/** A version that texts may name, as a pattern: `0.73.0` is also said as `0.73`, and never part of a longer number. */
function patternOf(version: string): RegExp {
  const numbers = version.match(/\d+/g) ?? [];
  const [minor, patch] = [numbers.slice(0, 2).join('\\.'), numbers[2]];
  return new RegExp(`(?<![\\d.])${minor}(?:\\.${patch})?(?!\\d|\\.\\d)`);
}

/** What the old release was, where the new one is something else. */
export function outdated(
  before: {version: string; runsOn: RunsOn},
  after: {version: string; runsOn: RunsOn},
): string[] {
  const pairs = [
    [before.version, after.version],
    [before.runsOn.qt, after.runsOn.qt],
    [before.runsOn.qode, after.runsOn.qode],
  ];
  return pairs.flatMap(([was, is]) => (was !== undefined && was !== is ? [was] : []));
}

/** Lines of a file that name one of the versions, as `path:line: text`. */
export function mentions(path: string, text: string, versions: string[]): string[] {
  const patterns = versions.map(patternOf);
  return text.split('\n').flatMap((line, index) => {
    const isOne = patterns.some((pattern) => pattern.test(line));
    return isOne ? [`${path}:${index + 1}: ${line.trim().slice(0, 140)}`] : [];
  });
}
