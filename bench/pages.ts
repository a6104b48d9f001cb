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

/** Lighthouse on a phone for pages of the last build, by name. */
export async function benchPages(): Promise<Record<string, Record<string, number>>> {
  const tools = installTools();
  return served(BUILD, async (base) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const [name, address] of Object.entries(PAGES)) {
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
