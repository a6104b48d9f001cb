import {readApi, readSources} from '../../src/plugins/api-reference/files';
import {createContext} from '../../src/plugins/api-reference/generate';
import {runMain} from '../run-main';
import {measureCoverage} from './coverage';

/** `npm run reference:coverage`: prints how much of the toolkit `reference/` describes, and which names are missing. */
function main(): void {
  const siteDir = process.cwd();
  const {model, descriptions} = createContext(readApi(siteDir), readSources(siteDir));
  const coverage = measureCoverage(model, descriptions);
  console.table(
    Object.fromEntries(
      coverage.map(({kind, symbols, describedSymbols, members, describedMembers}) => [
        kind,
        {symbols, 'symbols described': describedSymbols, members, 'members described': describedMembers},
      ]),
    ),
  );
  for (const {kind, missing} of coverage) {
    if (missing.length > 0) console.log(`\nNot described (${kind}):\n  ${missing.join(', ')}`);
  }
}

void runMain(main);
