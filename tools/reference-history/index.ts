import {compareVersions, createReleaseDiff, type Release} from '../../src/lib/history';
import {writeReleaseDiffs} from '../../src/lib/history-files';
import {readToolkitVersion} from '../../src/lib/toolkit-version';
import {runMain} from '../run-main';
import {readRelease} from './read-release';
import {runWithRepository} from './repository';

const REPOSITORY = 'https://github.com/nodegui/nodegui.git';

/**
 * `npm run reference:history -- <clone or address>`: writes `reference/history/` from the tags of the toolkit's
 * repository, up to the release that the site pins. It reads every tag each time, so the result only depends
 * on the tags.
 */
async function main(siteDir: string, source = REPOSITORY): Promise<void> {
  const pinned = readToolkitVersion(siteDir);
  await runWithRepository(source, async ({versions, readFiles}) => {
    if (!versions.includes(pinned)) {
      throw new Error(
        `${source} has no tag v${pinned}, which the site pins. If it is a clone of yours, run "git fetch --tags" there.`,
      );
    }
    const releases: Release[] = [];
    for (const version of versions) {
      if (compareVersions(version, pinned) > 0) continue;
      releases.push(readRelease(version, await readFiles(version)));
    }
    writeReleaseDiffs(
      siteDir,
      releases.map((release, index) => createReleaseDiff(releases[index - 1], release)),
    );
    console.log(`Read ${releases.length} tags, from v${versions[0]} to v${pinned}.`);
  });
}

void runMain(() => main(process.cwd(), process.argv[2]));
