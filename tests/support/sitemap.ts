import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from './build';

/** Paths of every page that the sitemap lists. */
export function sitemapRoutes(): string[] {
  const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
