import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseContent} from '../../lib/html';
import {REFERENCE_ROUTE} from '../../lib/reference';
import {answer} from '../../lib/thread-answers';
import {twinAddress} from './addresses';
import {indexText, joinPages, type Section} from './llms';
import {readTwin, writeBrief, writeTwin} from './twin';

/** What the thread is given. */
export interface Task {
  outDir: string;
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

/** Writes the twin of each built page, and the files that list or join them. */
function writeAll({outDir, origin, baseUrl, version, introduction, routes, sections}: Task): void {
  const below = (route: string) => `/${route.slice(baseUrl.length)}`;
  const pages = new Set(routes.map((route) => route.replace(/(.)\/$/, '$1')));
  const texts = new Map<string, {whole: string; brief?: string}>();
  for (const route of routes) {
    const file = path.join(outDir, below(route), 'index.html');
    if (!existsSync(file)) throw new Error(`markdown-twins: the build has no page at ${route}`);
    const surroundings = {url: origin + route, version, pages};
    const twin = readTwin(parseContent(readFileSync(file, 'utf8')), surroundings);
    if (!twin) throw new Error(`markdown-twins: ${route} has no <main> with an <h1>`);
    const whole = writeTwin(twin);
    writeFileSync(path.join(outDir, below(twinAddress(route))), whole);
    const isReference = below(route).startsWith(`${REFERENCE_ROUTE}/`);
    texts.set(route, {whole, brief: isReference ? writeBrief(twin) : undefined});
  }

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
