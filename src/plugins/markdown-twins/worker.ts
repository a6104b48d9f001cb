import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {mainOf, parsePage} from '../../lib/html';
import {codeOfThread, Memory} from '../../lib/memory';
import {REFERENCE_ROUTE} from '../../lib/reference';
import {answer} from '../../lib/thread-answers';
import {twinAddress} from './addresses';
import {indexText, joinPages, type Section} from './llms';
import {readTwin, writeBrief, writeTwin} from './twin';

/** What the thread is given. */
export interface Task {
  siteDir: string;
  outDir: string;
  /** Where what was made is kept for the next build. */
  memory: string;
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

/** Writes the twin of each built page, and the files that list or join them. */
function writeAll({
  siteDir,
  outDir,
  memory,
  origin,
  baseUrl,
  version,
  introduction,
  routes,
  sections,
}: Task): void {
  const below = (route: string) => `/${route.slice(baseUrl.length)}`;
  const pages = new Set(routes.map((route) => route.replace(/(.)\/$/, '$1')));
  const texts = new Map<string, Texts>();
  const code = codeOfThread(import.meta.filename, siteDir);
  const known = new Memory<Texts>(memory, [code, origin, version, ...pages]);
  for (const route of routes) {
    const file = path.join(outDir, below(route), 'index.html');
    if (!existsSync(file)) throw new Error(`markdown-twins: the build has no page at ${route}`);
    const main = mainOf(readFileSync(file, 'utf8'));
    const made = known.get([route, main], () => {
      const twin = readTwin(parsePage(main), {url: origin + route, version, pages});
      if (!twin) throw new Error(`markdown-twins: ${route} has no <main> with an <h1>`);
      const isReference = below(route).startsWith(`${REFERENCE_ROUTE}/`);
      return {whole: writeTwin(twin), ...(isReference && {brief: writeBrief(twin)})};
    });
    writeFileSync(path.join(outDir, below(twinAddress(route))), made.whole);
    texts.set(route, made);
  }
  known.save();

  const write = (name: string, text: string) => writeFileSync(path.join(outDir, name), text);
  const listed = sections.flatMap((section) => section.pages).flatMap(({route}) => texts.get(route) ?? []);
  const guides = listed.flatMap(({whole, brief}) => (brief === undefined ? [whole] : []));
  const reference = listed.flatMap(({brief}) => brief ?? []);
  write(
    'llms.txt',
    indexText(introduction, sections, (route) => origin + twinAddress(route)),
  );
  write('llms-guides.txt', joinPages(introduction, guides));
  write('llms-api.txt', joinPages(introduction, reference));
  write('llms-full.txt', joinPages(introduction, [...guides, ...reference]));
}

answer(writeAll);
