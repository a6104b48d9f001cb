import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFileAtomically} from '../../lib/write-file';
import {INDEX_FOLDER, NAMES_PATH, RECORDS_PATH} from './paths';
import {createRecords} from './records/create-records';
import {type PackedNames, type PackedTexts, pack} from './records/pack';
import type {IndexedPage, SynonymList} from './records/types';

/** Returns the name of the file of texts. It contains a hash, because the texts only fit the names of the same build. */
const createTextsName = (json: string): string => `texts.${hash('sha256', json).slice(0, 8)}.json`;

interface SearchFilesTask {
  outDir: string;
  /** Origin and base URL of the site, without a slash at the end. */
  base: string;
  pages: readonly IndexedPage[];
  synonyms: SynonymList;
}

/** Writes the records of all pages, which a hosted search uploads, and both parts of the embedded index. */
export function writeSearchFiles({outDir, base, pages, synonyms}: SearchFilesTask): void {
  const {names, texts} = pack(pages, synonyms, createTextsName);
  const records = pages.flatMap((page) => createRecords(page, base));
  const files = [
    [RECORDS_PATH, JSON.stringify(records)],
    [`${INDEX_FOLDER}/${names.texts}`, texts],
    [NAMES_PATH, JSON.stringify(names)],
  ] as const;
  for (const [name, content] of files) writeFileAtomically(path.join(outDir, name), content);
}

/** An index as the browser reads it. */
export interface IndexFiles {
  names: PackedNames;
  texts: PackedTexts;
  /** The paths of both files, relative to the folder of the site. */
  paths: [names: string, texts: string];
}

/** Reads the index of a finished build. */
export function readIndex(site: string): IndexFiles {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(site, file), 'utf8'));
  const names = read(NAMES_PATH) as PackedNames;
  const textsPath = `${INDEX_FOLDER}/${names.texts}`;
  return {names, texts: read(textsPath) as PackedTexts, paths: [NAMES_PATH, textsPath]};
}
