import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeIndex} from './index-files';
import {RECORDS_PATH} from './paths';
import type {SearchRecord, Words} from './records/types';

export interface SearchFilesTask {
  outDir: string;
  records: readonly SearchRecord[];
  words: Words;
}

/** Writes the records of all pages, which a hosted search uploads, and the index of them. */
export async function writeSearchFiles({outDir, records, words}: SearchFilesTask): Promise<void> {
  const file = path.join(outDir, RECORDS_PATH);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(records));
  await writeIndex(outDir, records, words);
}
