import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {REFERENCE_ROUTE} from '../src/lib/reference';
import {attribute, BUILD, fileOf, findAll, page} from '../tests/support/build';

const ROUTES = [
  '/',
  '/docs/guides/getting-started',
  `${REFERENCE_ROUTE}/classes/qpushbutton`,
  `${REFERENCE_ROUTE}/classes/qwidget`,
  `${REFERENCE_ROUTE}/enums/key`,
];

interface PageFigures {
  page: string;
  'HTML (B)': number;
  'HTML gzip (B)': number;
  'DOM nodes': number;
  'JS gzip (B)': number;
  'CSS gzip (B)': number;
}

function gzipped(urls: string[]): number {
  return urls.reduce((sum, url) => sum + gzipSync(readFileSync(path.join(BUILD, url))).length, 0);
}

/** What a first visit of a page loads, in bytes, from the files of the build. */
function measurePage(route: string): PageFigures {
  const file = fileOf(route);
  if (!file) throw new Error(`The build has no page at ${route}. Run \`npm run build\` first.`);
  const html = readFileSync(file);
  const elements = findAll(page(route), () => true);
  const urls = (tagName: string, name: string, extension: string) =>
    elements
      .filter((element) => element.tagName === tagName)
      .map((element) => attribute(element, name))
      .filter((url) => url?.endsWith(extension) === true) as string[];
  return {
    page: route,
    'HTML (B)': html.length,
    'HTML gzip (B)': gzipSync(html).length,
    'DOM nodes': elements.length,
    'JS gzip (B)': gzipped(urls('script', 'src', '.js')),
    'CSS gzip (B)': gzipped(urls('link', 'href', '.css')),
  };
}

export function benchPages(): PageFigures[] {
  return ROUTES.map(measurePage);
}
