import {BUILD} from '../tests/support/build';
import {getOrigin, serve} from '../tests/support/serve';
import {measurePage, type PageFigures} from './lighthouse';

/** Name → path: the home page, a small and two large pages of the reference, and two long guides. */
const PAGES: Record<string, string> = {
  home: '/',
  QPushButton: '/docs/api/generated/classes/qpushbutton/',
  QWidget: '/docs/api/generated/classes/qwidget/',
  Key: '/docs/api/generated/enums/key/',
  Styling: '/docs/guides/styling/',
  Tutorial: '/docs/guides/tutorial/',
};

/**
 * Measures pages of the last build with Lighthouse on a phone.
 *
 * @param names the names of the pages to measure, or an empty list for all pages
 * @returns the figures of each page by its name
 * @throws if there is no page with one of the names
 */
export async function benchPages(names: readonly string[] = []): Promise<Record<string, PageFigures>> {
  const unknownName = names.find((name) => !PAGES[name]);
  if (unknownName) {
    throw new Error(`There is no page "${unknownName}". The pages are ${Object.keys(PAGES).join(', ')}.`);
  }
  const pages = Object.entries(PAGES).filter(([name]) => names.length === 0 || names.includes(name));
  const server = await serve({root: BUILD, port: 0, compress: true});
  const rows: Record<string, PageFigures> = {};
  try {
    for (const [name, address] of pages) rows[name] = await measurePage(getOrigin(server) + address);
  } finally {
    server.close();
  }
  return rows;
}
