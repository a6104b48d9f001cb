import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ARCHIVE, FEED, FOLDER, makeDocset} from './docset';

/** `npm run docset`: makes the docset of the last build and its feed, and puts them into `build/docset/`. */
async function main(): Promise<void> {
  const {archive, feed, entries} = await makeDocset('.');
  const folder = path.join('build', FOLDER);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, ARCHIVE), archive);
  writeFileSync(path.join(folder, FEED), feed);
  console.log(`${folder}/${ARCHIVE}: ${entries.length} entries, ${Math.round(archive.length / 1000)} kB`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
