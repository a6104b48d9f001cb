import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {checkYaml} from '../../lib/checked-yaml';
import type {Words} from './records/types';

const FILE = 'words.yaml';
const schema = z.record(z.string(), z.array(z.string()).min(1));

/**
 * Reads `words.yaml`, which has the words of these pages with what people say for them.
 *
 * @returns the other way round: what people say, with the words of these pages
 * @throws an error that names every fault with its line
 */
export function readWords(): Words {
  const text = readFileSync(path.join(__dirname, FILE), 'utf8');
  const {data = {}, faults} = checkYaml({path: `src/plugins/search/${FILE}`, text}, schema);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const words: Record<string, string[]> = {};
  for (const [word, sayings] of Object.entries(data)) {
    for (const saying of sayings) words[saying] = [...(words[saying] ?? []), word];
  }
  return words;
}
