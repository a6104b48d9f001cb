/**
 * The steps of the pipeline that process single pages, and steps that take long. These functions run in worker threads.
 * `pipeline.ts` has their order.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {findPageContent, parsePage} from '../../lib/html';
import {hasMarkdownPage} from '../markdown-pages/addresses';
import {createMarkdownPage, type MarkdownPage} from '../markdown-pages/markdown-page';
import {findStyleNames, joinStyleNames, type StyleNames} from '../purge-css/names';
import type {NewStylesheet} from '../purge-css/purge-stylesheet';
import {readPage} from '../search/records/read-page';
import type {IndexedPage} from '../search/records/types';
import {addPolicy, listInlineScriptHashes} from '../security-headers/inline-scripts';
import {createPolicy, type Hosts} from '../security-headers/policy';
import {type Card, readCard} from '../social-images/content';
import type {BuiltPage} from './pages';

/** Data about the site for every step. */
export interface Site {
  title: string;
  /** Origin without a trailing slash. */
  url: string;
  baseUrl: string;
  /** Version of the toolkit that the site describes. */
  version: string;
  /** Paths of all pages that have a Markdown page, with the base URL and without a trailing slash. */
  markdownPages: readonly string[];
}

export interface ReadTask {
  pages: readonly BuiltPage[];
  outDir: string;
  site: Site;
  cacheFolder: string;
  /** Hash of the code of this worker. */
  codeHash: string;
}

/** Results of the steps for the content of one page. */
export interface PageContent {
  markdown?: MarkdownPage;
  /** The page as search reads it, if search can find anything on it. */
  searched?: IndexedPage;
  card: Card;
}

export interface ReadPages {
  /** Classes and variables that the pages use. */
  names: StyleNames;
  /** Results of each page that has content, by its path. */
  contents: [path: string, content: PageContent][];
}

/** Parses the content of a page once, and returns the results of all steps for it. */
function readContent(
  content: string,
  {path: pagePath = '', newestPath = pagePath, aliases, reference}: BuiltPage,
  site: Site,
): PageContent {
  const tree = parsePage(content);
  const url = site.url + site.baseUrl + pagePath;
  return {
    ...(hasMarkdownPage(pagePath) && {markdown: createMarkdownPage(tree, {...site, url, path: pagePath})}),
    searched: readPage({tree, path: `/${pagePath}`, newestPath: `/${newestPath}`, aliases}),
    card: readCard(tree, pagePath, {...site, host: new URL(site.url).host}, reference),
  };
}

/** Reads pages as Docusaurus wrote them. @throws an error that names the page if a step can't read it */
export async function readPages({pages, outDir, site, cacheFolder, codeHash}: ReadTask): Promise<ReadPages> {
  const cache = new BuildCache(cacheFolder, [codeHash, site]);
  const names: StyleNames[] = [];
  const contents: ReadPages['contents'] = [];
  for (const page of pages) {
    const html = readFileSync(path.join(outDir, page.file), 'utf8');
    names.push(findStyleNames(html));
    if (page.path === undefined) continue;
    const content = findPageContent(html);
    const read = () => {
      try {
        return readContent(content, page, site);
      } catch (error) {
        throw new Error(`${page.file}: ${error instanceof Error ? error.message : error}`);
      }
    };
    contents.push([page.path, await cache.get([page, content], read)]);
  }
  return {names: joinStyleNames(names), contents};
}

export interface RewriteTask {
  files: readonly string[];
  outDir: string;
  stylesheet: NewStylesheet;
  /** Other hosts that pages connect to. */
  hosts: Hosts[];
}

/**
 * Returns the tags that preload fonts, so that the browser doesn't wait for the styles first. A font is only used if it has
 * loaded early (`font-display: optional`), so a first visit wouldn't show it otherwise.
 */
const createPreloadTags = (fonts: readonly string[]): string =>
  fonts.map((url) => `<link rel=preload as=font type=font/woff2 crossorigin=anonymous href=${url}>`).join('');

/**
 * Writes the name of the new stylesheet, the preload tags of its fonts and the security policy into pages. Returns the hashes
 * of all inline scripts.
 */
export function rewritePages({files, outDir, stylesheet, hosts}: RewriteTask): string[] {
  const allHashes = new Set<string>();
  const preloads = createPreloadTags(stylesheet.fonts);
  for (const name of files) {
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8')
      .replaceAll(stylesheet.oldName, stylesheet.newName)
      .replace(/<link rel="?stylesheet/, (link) => preloads + link);
    const hashes = listInlineScriptHashes(html);
    for (const hash of hashes) allHashes.add(hash);
    writeFileSync(file, addPolicy(html, createPolicy(hashes, hosts)));
  }
  return [...allHashes];
}

export {writeSidebarLists} from '../partial-hydration/sidebars';
export {purgeStylesheet} from '../purge-css/purge-stylesheet';
export {writeSearchFiles} from '../search/index-files';
