import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {mainOf, parsePage} from '../../lib/html';
import {REFERENCE_ROUTE} from '../../lib/reference';
import {workerCode} from '../../lib/thread';
import {answer} from '../../lib/thread-answers';
import {markdownAddress} from './addresses';
import {indexText, joinPages, type Section} from './llms';
import {readMarkdownPage, writeBrief, writeMarkdown} from './to-markdown';

/** What the thread is given. */
export interface Task {
  siteDir: string;
  outDir: string;
  /** Folder where pages are kept for the next build. */
  cache: string;
  /** Origin of the site. */
  origin: string;
  baseUrl: string;
  version: string;
  /** Text before the lists of the index. */
  introduction: string;
  /** Paths of the pages to write, with the base URL. */
  routes: readonly string[];
  sections: readonly Section[];
}

/** A page as Markdown; of the reference also what it says itself alone. */
interface Texts {
  whole: string;
  brief?: string;
}

/** Writes the Markdown page of each built page, and the files that list or join them. */
async function writeAll({
  siteDir,
  outDir,
  cache,
  origin,
  baseUrl,
  version,
  introduction,
  routes,
  sections,
}: Task): Promise<void> {
  const below = (route: string) => `/${route.slice(baseUrl.length)}`;
  const pages = new Set(routes.map((route) => route.replace(/(.)\/$/, '$1')));
  const texts = new Map<string, Texts>();
  const code = workerCode(import.meta.filename, siteDir);
  const known = new BuildCache(cache, [code, origin, version, ...pages]);
  for (const route of routes) {
    const file = path.join(outDir, below(route), 'index.html');
    if (!existsSync(file)) throw new Error(`markdown-pages: the build has no page at ${route}`);
    const main = mainOf(readFileSync(file, 'utf8'));
    const made = await known.get([route, main], (): Texts => {
      const page = readMarkdownPage(parsePage(main), {url: origin + route, version, pages});
      if (!page) throw new Error(`markdown-pages: ${route} has no <main> with an <h1>`);
      const isReference = below(route).startsWith(`${REFERENCE_ROUTE}/`);
      return {whole: writeMarkdown(page), ...(isReference && {brief: writeBrief(page)})};
    });
    writeFileSync(path.join(outDir, below(markdownAddress(route))), made.whole);
    texts.set(route, made);
  }
  known.prune();

  const write = (name: string, text: string) => writeFileSync(path.join(outDir, name), text);
  const listed = sections.flatMap((section) => section.pages).flatMap(({route}) => texts.get(route) ?? []);
  const guides = listed.flatMap(({whole, brief}) => (brief === undefined ? [whole] : []));
  const reference = listed.flatMap(({brief}) => brief ?? []);
  write(
    'llms.txt',
    indexText(introduction, sections, (route) => origin + markdownAddress(route)),
  );
  write('llms-guides.txt', joinPages(introduction, guides));
  write('llms-api.txt', joinPages(introduction, reference));
  write('llms-full.txt', joinPages(introduction, [...guides, ...reference]));
}

answer(writeAll);
