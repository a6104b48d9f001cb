import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {checkYaml} from '../../lib/checked-yaml';
import type {Words} from './records/types';

const FILE = 'words.yaml';
const schema = z.record(z.string(), z.array(z.string()).min(1));

/**
 * Reads `words.yaml`, which lists the other words that people use for each word of these pages.
 *
 * @returns the words of these pages for each word that people use
 * @throws an error that names every fault with its line
 */
export function readWords(): Words {
  const text = readFileSync(path.join(__dirname, FILE), 'utf8');
  const {data = {}, faults} = checkYaml({path: `src/plugins/search/${FILE}`, text}, schema);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const words: Record<string, string[]> = {};
  for (const [word, otherWords] of Object.entries(data)) {
    for (const otherWord of otherWords) words[otherWord] = [...(words[otherWord] ?? []), word];
  }
  return words;
}
