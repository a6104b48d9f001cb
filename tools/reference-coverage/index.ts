import {readApi, readSources} from '../../src/plugins/api-reference/files';
import {createContext} from '../../src/plugins/api-reference/generate';
import {runMain} from '../run-main';
import {listMissingDescriptions} from './coverage';

/** `npm run reference:coverage`: prints the symbols and members that `reference/` doesn't describe. */
function main(): void {
  const siteDir = process.cwd();
  const {model, descriptions} = createContext(readApi(siteDir), readSources(siteDir));
  const names = listMissingDescriptions(model, descriptions);
  for (const name of names) console.log(name);
  console.log(`${names.length} symbols and members have no description.`);
}

void runMain(main);
