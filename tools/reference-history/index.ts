import {compareVersions, type Release, replay, stepBetween} from '../../src/lib/history';
import {readSteps, writeStep} from '../../src/lib/history-files';
import {publishedVersions, withPackage} from './packages';
import {readRelease} from './read-release';

/**
 * `npm run reference:history`: adds the releases that npm offers and `reference/history/` does not have. What is there
 * is not read again; where a new release comes between two that are there, only the step after it is written anew.
 */
function main(siteDir: string): void {
  const known = replay(readSteps(siteDir));
  const versions = new Set(known.map(({version}) => version));
  const added = publishedVersions()
    .filter((version) => !versions.has(version))
    .map((version): Release => {
      console.log(`Reading ${version}`);
      return withPackage(version, readRelease);
    });
  const isNew = new Set(added);
  const releases = [...known, ...added].sort((a, b) => compareVersions(a.version, b.version));
  for (const [index, release] of releases.entries()) {
    const before = releases[index - 1];
    if (isNew.has(release) || (before && isNew.has(before))) writeStep(siteDir, stepBetween(before, release));
  }
  console.log(
    added.length > 0
      ? `Added ${added.map(({version}) => version).join(', ')}.`
      : `Nothing is new since ${releases.at(-1)?.version}.`,
  );
}

try {
  main(process.cwd());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
