import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {INDEX_FOLDER, NAMES_PATH} from './paths';
import {type PackedNames, type PackedTexts, pack} from './records/pack';
import type {SearchRecord, Words} from './records/types';

/** Returns the name of the file of texts. It contains a hash, because the texts only fit the names of the same build. */
const createTextsName = (json: string): string => `texts.${hash('sha256', json).slice(0, 8)}.json`;

/** Writes both parts of the index into the folder of a site, and deletes those of an earlier build. */
export async function writeIndex(
  site: string,
  records: readonly SearchRecord[],
  words: Words,
): Promise<void> {
  const {names, texts} = pack(records, words, createTextsName);
  const index = path.join(site, INDEX_FOLDER);
  await rm(index, {recursive: true, force: true});
  await mkdir(index, {recursive: true});
  await writeFile(path.join(index, names.texts), texts);
  await writeFile(path.join(site, NAMES_PATH), JSON.stringify(names));
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
