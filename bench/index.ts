import {printBudgets} from '../tools/budgets';
import {benchBuild} from './build';
import {tooOldForTools} from './lighthouse';
import {benchPages} from './pages';
import {benchSearch} from './search';

/** Prints what is measured. Figures hang on the machine, so nothing here passes or fails. */
async function main(): Promise<void> {
  console.table(await benchBuild());
  await printBudgets();
  const problem = tooOldForTools();
  if (problem) console.log(`Pages are not measured: ${problem}`);
  else console.table(await benchPages());
  const {figures, relevance} = await benchSearch();
  console.table(figures);
  console.table(relevance);
}

main();
