import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {ReleaseDiff} from './history';
import {readJsonFile} from './json-file';
import {compareVersions} from './versions';

/** Folder with one file for each release, relative to the site. */
const HISTORY_FOLDER = 'reference/history';

const diffSchema = z.strictObject({
  runsOn: z.record(z.string(), z.string()),
  declares: z.record(z.string(), z.record(z.string(), z.string().nullable()).nullable()),
});

/** Reads the changes of each release, oldest first. `npm run reference:api` writes that of the pinned release. */
export function readReleaseDiffs(siteDir: string): ReleaseDiff[] {
  const folder = path.join(siteDir, HISTORY_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): ReleaseDiff => {
      const {runsOn, declares} = readJsonFile(path.join(folder, file), diffSchema);
      return {version: path.basename(file, '.json'), runsOn, declares};
    })
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** Writes the changes of a release. Each declaration is on its own line. */
export function writeReleaseDiff(siteDir: string, {version, runsOn, declares}: ReleaseDiff): void {
  const file = path.join(siteDir, HISTORY_FOLDER, `${version}.json`);
  fs.writeFileSync(file, `${JSON.stringify({runsOn, declares}, undefined, 2)}\n`);
}
