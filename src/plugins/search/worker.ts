import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '../../lib/html';
import {codeOfThread, Memory} from '../../lib/memory';
import {answer} from '../../lib/thread-answers';
import {writeIndex} from './index-files';
import {readAllAliases, type SourceDocument} from './page-aliases';
import {RECORDS_PATH} from './paths';
import {essenceOf} from './records/essence';
import {makeRecords} from './records/make';
import {pageType} from './records/page-type';
import type {SearchRecord} from './records/types';
import {readWords} from './words';

/** What the thread is given. */
export interface Task {
  siteDir: string;
  outDir: string;
  /** Where records are kept for the next build. */
  memory: string;
  /** Origin of the site. */
  origin: string;
  baseUrl: string;
  /** Paths of the pages, with the base URL. */
  routes: readonly string[];
  documents: readonly SourceDocument[];
}

/** The built page at a path below the base URL. */
function readPage(outDir: string, below: string): string | undefined {
  const file = [`${below}/index.html`, `${below}.html`]
    .map((name) => path.join(outDir, name))
    .find((name) => existsSync(name));
  return file && readFileSync(file, 'utf8');
}

/** Writes the records of all built pages, and the index of them. */
async function writeAll({siteDir, outDir, memory, origin, baseUrl, routes, documents}: Task): Promise<void> {
  const allAliases = await readAllAliases(documents, {siteDir, baseUrl});
  const known = new Memory<SearchRecord[]>(memory, [codeOfThread(import.meta.filename, siteDir), origin]);
  const records = [...routes].sort().flatMap((route) => {
    const below = `/${route.slice(baseUrl.length)}`;
    const html = pageType(below) && readPage(outDir, below);
    if (!html) return [];
    const essence = essenceOf(html);
    const aliases = allAliases.get(route);
    return known.get([route, essence, aliases], () =>
      makeRecords({tree: parsePage(essence), path: below, url: origin + route, aliases}),
    );
  });
  known.save();
  const file = path.join(outDir, RECORDS_PATH);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(records));
  await writeIndex(outDir, records, readWords());
}

answer(writeAll);
