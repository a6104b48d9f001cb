import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runMain} from '../run-main';
import {ARCHIVE, createDocset, FEED, FOLDER} from './docset';

/** `npm run docset`: writes a docset of the last build and its feed to `build/docset/`. */
async function main(): Promise<void> {
  const {archive, feed, entries} = await createDocset('.');
  const folder = path.join('build', FOLDER);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, ARCHIVE), archive);
  writeFileSync(path.join(folder, FEED), feed);
  console.log(`${folder}/${ARCHIVE}: ${entries.length} entries, ${Math.round(archive.length / 1000)} kB`);
}

void runMain(main);
