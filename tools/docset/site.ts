import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {select} from 'hast-util-select';
import {getAttribute, parsePage, readMetaTags} from '../../src/lib/html';
import {removeTrailingSlash} from '../../src/lib/page-address';
import {REFERENCE_ROUTE} from '../../src/lib/reference';

/** The page that opens first: the list of all symbols. */
export const START_PAGE = `${REFERENCE_ROUTE.slice(1)}/index.html`;

/** The pages of the docs in a finished build, without those of older versions. */
export interface Site {
  /** Folder of the build. */
  folder: string;
  /** URL of the site, with a trailing slash. */
  address: URL;
  /** URL of each page without a trailing slash → its file in the build. */
  pages: ReadonlyMap<string, string>;
  /** Path of the stylesheet that all pages share. */
  stylesheet: string;
}

/** Reads the list of pages of a build. @throws if there is no build, or if it is incomplete */
export function readSite(folder: string): Site {
  const read = (file: string) => {
    if (!existsSync(path.join(folder, file)))
      throw new Error(`${folder}/${file} is missing. Run "npm run build" first.`);
    return readFileSync(path.join(folder, file), 'utf8');
  };
  const canonical = select('[rel=canonical]', parsePage(read('index.html')));
  const address = new URL((canonical && getAttribute(canonical, 'href')) ?? '');
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const newestVersion = readVersion(read(START_PAGE));
  const pages = addresses
    .filter((url) => url.startsWith(`${address.href}docs/`))
    .map((url): [string, string] => [removeTrailingSlash(url), `${toPathInBuild(address, url)}/index.html`])
    .filter(([, file]) => readVersion(read(file)) === newestVersion)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const [stylesheet, ...others] = readdirSync(path.join(folder, 'assets/css')).filter((name) =>
    name.startsWith('styles.'),
  );
  if (!stylesheet || others.length > 0) throw new Error(`${folder}/assets/css should have one styles.*.css`);
  return {folder, address, pages: new Map(pages), stylesheet: `assets/css/${stylesheet}`};
}

/** Returns the version of the docs that a page belongs to, from its head. */
function readVersion(html: string): string | undefined {
  const head = parsePage(html.slice(0, html.indexOf('</head>')));
  return readMetaTags(head).get('docusaurus_version');
}

const toPathInBuild = (address: URL, url: string): string =>
  decodeURI(removeTrailingSlash(url).slice(address.href.length));

const PICTURE = /\.(?:gif|jpe?g|png|svg|webp)$/;

/** Returns the file in the build for the URL of a page or picture, and undefined for other URLs. */
export function findFile({folder, address, pages}: Site, url: string): string | undefined {
  const {origin, pathname} = new URL(url);
  const withoutHash = origin + pathname;
  const page = pages.get(removeTrailingSlash(withoutHash));
  if (page || !withoutHash.startsWith(address.href)) return page;
  const file = toPathInBuild(address, withoutHash);
  return PICTURE.test(file) && existsSync(path.join(folder, file)) ? file : undefined;
}
