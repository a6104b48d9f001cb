import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {parseDocument} from 'yaml';
import {BUILD} from '../../tests/support/build';
import {findChromium} from '../../tests/support/chromium';
import {originOf, serve} from '../../tests/support/serve';
import {
  type Bound,
  BUDGETS,
  BUDGETS_FILE,
  COSTS,
  type Costs,
  measureSearchIndex,
  measureVisit,
} from './budgets';

interface Measured {
  pages: Costs[];
  searchIndex: number;
}

/** Visits each page of the budgets in the last build. @throws when there is no build */
async function measureAll(): Promise<Measured> {
  if (!existsSync(BUILD)) throw new Error('There is no build: run "npm run build" first.');
  const server = await serve({root: BUILD, port: 0, compress: true});
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const baseURL = originOf(server);
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

const row = (measured: number, {limit}: Bound): string => `${measured} of ${limit}`;

/** Prints what pages cost beside what they may cost. */
export async function printBudgets(): Promise<Measured> {
  const measured = await measureAll();
  const rows = BUDGETS.pages.map((budget, index) => {
    const costs = measured.pages[index];
    return [
      budget.name,
      Object.fromEntries(COSTS.map((cost) => [cost, row(costs?.[cost] ?? 0, budget[cost])])),
    ];
  });
  console.table(Object.fromEntries(rows));
  console.log(`search index: ${row(measured.searchIndex, BUDGETS.searchIndex)}`);
  return measured;
}

/** Writes today's figures into the file; limits are changed by hand. */
function write({pages, searchIndex}: Measured): void {
  const document = parseDocument(readFileSync(BUDGETS_FILE, 'utf8'));
  pages.forEach((costs, index) => {
    for (const cost of COSTS) document.setIn(['pages', index, cost, 'now'], costs[cost]);
  });
  document.setIn(['searchIndex', 'now'], searchIndex);
  writeFileSync(BUDGETS_FILE, document.toString({lineWidth: 0}));
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {write: {type: 'boolean'}}});
  const measured = await printBudgets();
  if (values.write) write(measured);
}

if (require.main === module) main();
