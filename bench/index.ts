import {printBudgets} from '../tools/budgets';
import {runMain} from '../tools/run-main';
import {benchBuild} from './build';
import {benchSearch} from './search';
import {benchTasks} from './tasks';

/** The parts of the benchmark by name, in the order in which they run. */
const PARTS: Record<string, () => Promise<void>> = {
  build: async () => console.table(await benchBuild()),
  budgets: printBudgets,
  search: async () => {
    const {figures, relevance} = await benchSearch();
    console.table(figures);
    console.table(relevance);
  },
  tasks: async () => console.table(await benchTasks()),
};

/**
 * Prints measurements. They depend on the machine, so nothing here passes or fails.
 *
 * @param part the name of the part to run; all parts without it
 * @throws when there is no such part
 */
async function main(part?: string): Promise<void> {
  if (part !== undefined && !PARTS[part]) {
    throw new Error(`There is no part "${part}". The parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  for (const [name, runPart] of Object.entries(PARTS)) {
    if (part === undefined || part === name) await runPart();
  }
}

void runMain(() => main(process.argv[2]));
