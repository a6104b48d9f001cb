import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {parseDocument} from 'yaml';
import {BUILD} from '../../tests/support/build';
import {findChromium} from '../../tests/support/chromium';
import {getOrigin, serve} from '../../tests/support/serve';
import {runMain} from '../run-main';
import {
  BUDGETS,
  BUDGETS_FILE,
  type Budget,
  COSTS,
  type Costs,
  measureSearchIndex,
  measureVisit,
} from './budgets';

interface Measurements {
  pages: Costs[];
  searchIndex: number;
}

/** Visits each page of the budgets in the last build. @throws if there is no build */
async function measureAll(): Promise<Measurements> {
  if (!existsSync(BUILD)) throw new Error('There is no build. Run "npm run build" first.');
  const server = await serve({root: BUILD, port: 0, compress: true});
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const baseURL = getOrigin(server);
  const pages: Costs[] = [];
  for (const {path} of BUDGETS.pages) {
    const page = await browser.newPage({baseURL});
    pages.push(await measureVisit(page, path));
    await page.close();
  }
  await browser.close();
  server.close();
  return {pages, searchIndex: measureSearchIndex(BUILD)};
}

const formatCost = (measured: number, {limit}: Budget): string => `${measured} of ${limit}`;

/** Prints the costs of each page with their limits. */
export async function printBudgets(): Promise<Measurements> {
  const measured = await measureAll();
  const rows = BUDGETS.pages.map((budget, index) => {
    const costs = measured.pages[index];
    return [
      budget.name,
      Object.fromEntries(COSTS.map((cost) => [cost, formatCost(costs?.[cost] ?? 0, budget[cost])])),
    ];
  });
  console.table(Object.fromEntries(rows));
  console.log(`search index: ${formatCost(measured.searchIndex, BUDGETS.searchIndex)}`);
  return measured;
}

/** Writes the measured values into the file. Limits are only changed by hand. */
function updateFigures({pages, searchIndex}: Measurements): void {
  const document = parseDocument(readFileSync(BUDGETS_FILE, 'utf8'));
  pages.forEach((costs, index) => {
    for (const cost of COSTS) document.setIn(['pages', index, cost, 'measured'], costs[cost]);
  });
  document.setIn(['searchIndex', 'measured'], searchIndex);
  writeFileSync(BUDGETS_FILE, document.toString({lineWidth: 0}));
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {write: {type: 'boolean'}}});
  const measured = await printBudgets();
  if (values.write) updateFigures(measured);
}

if (require.main === module) void runMain(main);
