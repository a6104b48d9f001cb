import path from 'node:path';
import * as z from 'zod';
import {readCheckedYaml, UNIQUE} from '../../lib/checked-yaml';
import type {Words} from './records/types';

const schema = z.record(
  z.string(),
  z
    .array(z.string())
    .min(1, 'must not be empty')
    .refine(...UNIQUE),
);

const WORDS_FILE = path.join(__dirname, 'words.yaml');

/**
 * Reads `words.yaml`, which lists the other words that people use for each word of these pages.
 *
 * @returns the words of these pages for each word that people use
 * @throws an error that names every fault with its line
 */
export function readWords(): Words {
  const words: Record<string, string[]> = {};
  for (const [word, otherWords] of Object.entries(readCheckedYaml(WORDS_FILE, schema))) {
    for (const otherWord of otherWords) words[otherWord] = [...(words[otherWord] ?? []), word];
  }
  return words;
}
