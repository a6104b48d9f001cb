import type {SearchRecord} from '../records/types';
import {editDistance} from './distance';
import type {Names} from './names';
import type {Query} from './query';

const COUNT = 3;
/** What a visitor may look for who types nothing that is near to anything. */
const POPULAR = ['Getting started', 'Layout', 'Styling'];

/** How alike two words are, 0 to 1: by edits, or by the beginning they share. */
function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 0;
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared++;
  const limit = Math.ceil(longest / 2);
  return Math.max(shared / longest, 1 - editDistance(a, b, limit) / longest);
}

/**
 * Queries to try instead of one that finds nothing: the titles of the pages nearest to it,
 * filled up with popular ones. Always three.
 */
export function suggest(query: Query, records: readonly SearchRecord[], names: Names): string[] {
  const typed = query.compact.slice(0, 64);
  const scored = records.flatMap(({type, hierarchy}, id) => {
    const name = names.of[id];
    if (type !== 'lvl1' || !hierarchy.lvl1 || !name) return [];
    const score = Math.max(similarity(typed, name.full), similarity(typed, name.bare));
    return score > 0.35 ? [{title: hierarchy.lvl1, score}] : [];
  });
  const nearest = scored.sort((a, b) => b.score - a.score).map(({title}) => title);
  return [...new Set([...nearest, ...POPULAR])].slice(0, COUNT);
}
