import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {BUILD} from '../../tests/support/build';
import {findChromium} from '../../tests/support/chromium';
import {getOrigin, serve} from '../../tests/support/serve';
import {runMain} from '../run-main';
import {BUDGETS, COSTS, type Costs, measureSearchIndex, measureVisit} from './budgets';

/** Visits each page of the budgets in the last build. @throws if there is no build */
async function measureVisits(): Promise<Costs[]> {
  if (!existsSync(BUILD)) throw new Error('There is no build. Run "npm run build" first.');
  const server = await serve({root: BUILD, port: 0, compress: true});
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const baseURL = getOrigin(server);
  const visits: Costs[] = [];
  for (const {path} of BUDGETS.pages) {
    const page = await browser.newPage({baseURL});
    visits.push(await measureVisit(page, path));
    await page.close();
  }
  await browser.close();
  server.close();
  return visits;
}

/** Prints the costs of each page with their limits. */
export async function printBudgets(): Promise<void> {
  const visits = await measureVisits();
  const rows = BUDGETS.pages.map(({name, limits}, index) => [
    name,
    Object.fromEntries(COSTS.map((cost) => [cost, `${visits[index]?.[cost]} of ${limits[cost]}`])),
  ]);
  console.table(Object.fromEntries(rows));
  console.log(`search index: ${measureSearchIndex(BUILD)} of ${BUDGETS.searchIndex}`);
}

if (require.main === module) void runMain(printBudgets);
