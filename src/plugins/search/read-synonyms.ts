import path from 'node:path';
import * as z from 'zod';
import {readCheckedYaml, UNIQUE} from '../../lib/checked-yaml';
import type {SynonymList} from './records/types';

const schema = z.record(
  z.string(),
  z
    .array(z.string())
    .min(1, 'must not be empty')
    .refine(...UNIQUE),
);

const SYNONYMS_FILE = path.join(__dirname, 'synonyms.yaml');

/**
 * Reads `synonyms.yaml`, which lists the other words that people use for each word of these pages.
 *
 * @returns the words of these pages for each word that people use
 * @throws an error that names every fault with its line
 */
export function readSynonyms(): SynonymList {
  const synonyms: Record<string, string[]> = {};
  for (const [word, otherWords] of Object.entries(readCheckedYaml(SYNONYMS_FILE, schema))) {
    for (const otherWord of otherWords) synonyms[otherWord] = [...(synonyms[otherWord] ?? []), word];
  }
  return synonyms;
}
