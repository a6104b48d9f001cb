import {BUILD} from '../tests/support/build';
import {tenth} from './figures';
import {installTools, measurePage} from './lighthouse';
import {served} from './serve';

/** The first page, a small and two large pages of the reference, and two long guides. */
const PAGES: Record<string, string> = {
  home: '/',
  QPushButton: '/docs/api/generated/classes/qpushbutton/',
  QWidget: '/docs/api/generated/classes/qwidget/',
  Key: '/docs/api/generated/enums/key/',
  Styling: '/docs/guides/styling/',
  Tutorial: '/docs/guides/tutorial/',
};

/**
 * Runs Lighthouse as a phone on pages of the last build.
 *
 * @param names names of some of the pages; all of them when there are none
 * @returns the figures of each page by its name
 * @throws when there is no page with one of the names
 */
export async function benchPages(
  names: readonly string[] = [],
): Promise<Record<string, Record<string, number>>> {
  const unknown = names.find((name) => !PAGES[name]);
  if (unknown)
    throw new Error(`There is no page "${unknown}". The pages are ${Object.keys(PAGES).join(', ')}.`);
  const pages = Object.entries(PAGES).filter(([name]) => names.length === 0 || names.includes(name));
  const tools = installTools();
  return served(BUILD, async (base) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const [name, address] of pages) {
      const {performance, blocking, paint, shift, html, js, css} = await measurePage(base + address, tools);
      rows[name] = {
        performance,
        'blocking (ms)': Math.round(blocking),
        'largest paint (ms)': Math.round(paint),
        'layout shift': Number(shift.toFixed(3)),
        'HTML (kB)': tenth(html),
        'scripts (kB)': tenth(js),
        'styles (kB)': tenth(css),
      };
    }
    return rows;
  });
}
