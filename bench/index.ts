import {printBudgets} from '../tools/budgets';
import {runMain} from '../tools/run-main';
import {benchBuild} from './build';
import {checkNodeVersion} from './lighthouse';
import {benchPages} from './pages';
import {benchSearch} from './search';

/** The parts of the benchmark by name, in the order in which they run. */
const PARTS: Record<string, (names: readonly string[]) => Promise<void>> = {
  build: async () => console.table(await benchBuild()),
  budgets: async () => void (await printBudgets()),
  pages: async (names) => {
    const problem = checkNodeVersion();
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
 * Prints measurements. They depend on the machine, so nothing here passes or fails.
 *
 * @param args the name of the part to run (all parts without it), and names that limit it, such as those of pages
 * @throws when there is no such part or page
 */
async function main([part, ...names]: readonly string[]): Promise<void> {
  if (part !== undefined && !PARTS[part]) {
    throw new Error(`There is no part "${part}". The parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  for (const [name, runPart] of Object.entries(PARTS)) {
    if (part === undefined || part === name) await runPart(names);
  }
}

void runMain(() => main(process.argv.slice(2)));
