import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {attribute, find, parsePage} from '../../src/lib/html';

/** The pages of the docs in a finished build. */
export interface Site {
  /** Folder of the build. */
  folder: string;
  /** Where the site is served, with a slash at its end. */
  address: URL;
  /** Addresses of the pages, without a slash at their ends, and their files in the build. */
  pages: ReadonlyMap<string, string>;
  /** File of the stylesheet that all pages share. */
  stylesheet: string;
}

/** @throws when the build is not there, or not a whole one */
export function readSite(folder: string): Site {
  const read = (file: string) => {
    if (!existsSync(path.join(folder, file))) throw new Error(`${folder}/${file} is missing: npm run build`);
    return readFileSync(path.join(folder, file), 'utf8');
  };
  const canonical = find(
    parsePage(read('index.html')),
    (element) => attribute(element, 'rel') === 'canonical',
  );
  const address = new URL((canonical && attribute(canonical, 'href')) ?? '');
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const pages = addresses
    .filter((url) => url.startsWith(`${address.href}docs/`))
    .map((url): [string, string] => [withoutSlash(url), `${below(address, url)}/index.html`])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const [stylesheet, ...others] = readdirSync(path.join(folder, 'assets/css')).filter((name) =>
    name.startsWith('styles.'),
  );
  if (!stylesheet || others.length > 0) throw new Error(`${folder}/assets/css should have one styles.*.css`);
  return {folder, address, pages: new Map(pages), stylesheet: `assets/css/${stylesheet}`};
}

const withoutSlash = (url: string): string => url.replace(/\/$/, '');
const below = (address: URL, url: string): string => decodeURI(withoutSlash(url).slice(address.href.length));

const PICTURE = /\.(?:gif|jpe?g|png|svg|webp)$/;

/** File in the build of the page or picture with an address; undefined for all others. */
export function fileAt({folder, address, pages}: Site, url: string): string | undefined {
  const {origin, pathname} = new URL(url);
  const plain = origin + pathname;
  const page = pages.get(withoutSlash(plain));
  if (page || !plain.startsWith(address.href)) return page;
  const file = below(address, plain);
  return PICTURE.test(file) && existsSync(path.join(folder, file)) ? file : undefined;
}
