import {benchBuild} from './build';
import {benchPages} from './pages';
import {benchSearch} from './search';

/** Prints what is measured. Figures hang on the machine, so nothing here passes or fails. */
async function main(): Promise<void> {
  console.table(await benchBuild());
  console.table(benchPages());
  const {figures, relevance} = await benchSearch();
  console.table(figures);
  console.table(relevance);
}

main();
