import {chromium} from '@playwright/test';
import {BUILD} from '../tests/support/build';
import {CHROMIUM_SWITCHES, findChromium} from '../tests/support/chromium';
import {waitForHydration} from '../tests/support/page';
import {getOrigin, serve} from '../tests/support/serve';
import {measureScriptTasks} from './script-tasks';
import {findMedian, roundToTenth} from './statistics';

const ADDRESSES = [
  '/',
  '/docs/guides/styling',
  '/docs/guides/tutorial',
  '/docs/api/generated/classes/qwidget',
  '/docs/api/generated/enums/key',
];

/** Number of visits to each page. A single garbage collection can double the longest task, so one visit says little. */
const VISITS = 5;

/** Medians of several visits to a page. */
interface TaskFigures {
  page: string;
  'scripts (ms)': number;
  'longest task (ms)': number;
  /** About 15 with partial hydration, and 30 with the stock client. */
  'share of the longest task (%)': number;
}

/** Returns how long the scripts of some pages take, and the longest of their tasks, in processor time. */
export async function benchTasks(): Promise<TaskFigures[]> {
  const server = await serve({root: BUILD, port: 0, compress: true});
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_SWITCHES});
  const figures: TaskFigures[] = [];
  for (const address of ADDRESSES) {
    const visits: {total: number; longest: number}[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const page = await browser.newPage({baseURL: getOrigin(server)});
      const tasks = await measureScriptTasks(page, async () => {
        await page.goto(address);
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
      });
      visits.push({total: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks)});
      await page.close();
    }
    figures.push({
      page: address,
      'scripts (ms)': roundToTenth(findMedian(visits.map(({total}) => total))),
      'longest task (ms)': roundToTenth(findMedian(visits.map(({longest}) => longest))),
      'share of the longest task (%)': Math.round(
        findMedian(visits.map(({total, longest}) => (100 * longest) / total)),
      ),
    });
  }
  await browser.close();
  server.close();
  return figures;
}
