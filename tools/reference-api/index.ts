import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {createReleaseDiff, createReleases} from '../../src/lib/history';
import {readReleaseDiffs, writeReleaseDiff} from '../../src/lib/history-files';
import {compareVersions} from '../../src/lib/versions';
import {API_FILE, findPackageRoot} from '../../src/plugins/api-reference/files';
import {runMain} from '../run-main';
import {formatDeclarations} from './format';
import {readDeclarations} from './read-declarations';
import {readRuntimeVersions, toRelease} from './release';

/**
 * `npm run reference:api`: writes what the pinned package declares to `reference/api.json`, and how that differs from the
 * release before to `reference/history/`.
 */
async function main(siteDir: string): Promise<void> {
  const packageRoot = findPackageRoot(siteDir);
  const declarations = await readDeclarations(packageRoot);
  writeFileSync(path.join(siteDir, API_FILE), formatDeclarations(declarations));
  const release = toRelease(declarations, readRuntimeVersions(packageRoot));
  const olderReleases = createReleases(readReleaseDiffs(siteDir)).filter(
    ({version}) => compareVersions(version, release.version) < 0,
  );
  writeReleaseDiff(siteDir, createReleaseDiff(olderReleases.at(-1), release));
  console.log(`Wrote ${declarations.symbols.length} symbols of ${declarations.version} to ${API_FILE}.`);
}

void runMain(() => main(process.cwd()));
