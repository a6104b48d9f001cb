import {printBudgets} from '../tools/budgets';
import {benchBuild} from './build';
import {tooOldForTools} from './lighthouse';
import {benchPages} from './pages';
import {benchSearch} from './search';

/** The parts of the measurement by their names, in the order in which they run. */
const PARTS: Record<string, (names: readonly string[]) => Promise<void>> = {
  build: async () => console.table(await benchBuild()),
  budgets: async () => void (await printBudgets()),
  pages: async (names) => {
    const problem = tooOldForTools();
    if (problem) console.log(`Pages are not measured: ${problem}`);
    else console.table(await benchPages(names));
  },
  search: async () => {
    const {figures, relevance} = await benchSearch();
    console.table(figures);
    console.table(relevance);
  },
};

/**
 * Prints what is measured. Figures hang on the machine, so nothing here passes or fails.
 *
 * @param only name of the part to run; all of them without one
 * @param names what the part is limited to, such as the names of pages
 * @throws when there is no such part or page
 */
async function main([only, ...names]: readonly string[]): Promise<void> {
  if (only !== undefined && !PARTS[only]) {
    throw new Error(`There is no part "${only}". The parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  for (const [part, run] of Object.entries(PARTS)) {
    if (only === undefined || part === only) await run(names);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
