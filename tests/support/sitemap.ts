import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from './build';

/** Returns the paths of all pages in the sitemap. */
export function sitemapRoutes(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
