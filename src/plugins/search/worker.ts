import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {parsePage} from '../../lib/html';
import {workerCode} from '../../lib/thread';
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
  /** Folder where records are kept for the next build. */
  cache: string;
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
async function writeAll({siteDir, outDir, cache, origin, baseUrl, routes, documents}: Task): Promise<void> {
  const allAliases = await readAllAliases(documents, {siteDir, baseUrl});
  const known = new BuildCache(cache, [workerCode(import.meta.filename, siteDir), origin]);
  const records: SearchRecord[] = [];
  for (const route of [...routes].sort()) {
    const below = `/${route.slice(baseUrl.length)}`;
    const html = pageType(below) && readPage(outDir, below);
    if (!html) continue;
    const essence = essenceOf(html);
    const aliases = allAliases.get(route);
    const ofPage = await known.get([route, essence, aliases], () =>
      makeRecords({tree: parsePage(essence), path: below, url: origin + route, aliases}),
    );
    records.push(...ofPage);
  }
  known.prune();
  const file = path.join(outDir, RECORDS_PATH);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(records));
  await writeIndex(outDir, records, readWords());
}

answer(writeAll);
