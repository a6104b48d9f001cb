import {printBudgets} from '../tools/budgets';
import {benchBuild} from './build';
import {benchSearch} from './search';

/** Prints what is measured. Figures hang on the machine, so nothing here passes or fails. */
async function main(): Promise<void> {
  console.table(await benchBuild());
  await printBudgets();
  const {figures, relevance} = await benchSearch();
  console.table(figures);
  console.table(relevance);
}

main();
