import type {Kind, SearchRecord} from '../records/types';
import type {Names} from './names';

const MEMBERS: ReadonlySet<Kind> = new Set<Kind>(['method', 'property', 'signal']);
const PROSE: ReadonlySet<Kind> = new Set<Kind>(['page', 'section']);

/** How many parts of pages of prose say each word. */
function countProse(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {kind, hierarchy, content} of records) {
    if (!PROSE.has(kind)) continue;
    const text = [...Object.values(hierarchy), content].join(' ');
    for (const word of new Set(text.match(/[A-Za-z]+/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** How much prose speaks of each class, or of the class inheriting it that is spoken of most, 0 to 1. */
function readUse(records: readonly SearchRecord[]): Map<string, number> {
  const counts = countProse(records);
  const use = new Map<string, number>();
  for (const {type, hierarchy, ancestors = []} of records) {
    if (type !== 'lvl1' || !hierarchy.lvl1) continue;
    const count = Math.log2(1 + (counts.get(hierarchy.lvl1) ?? 0));
    for (const name of [hierarchy.lvl1, ...ancestors]) use.set(name, Math.max(use.get(name) ?? 0, count));
  }
  const most = Math.max(1, ...use.values());
  return new Map([...use].map(([name, count]) => [name, count / most]));
}

/** How much less the class of a member is used than others that have a member of that name, by number, 0 to 1. */
export function readLessUsed(records: readonly SearchRecord[], names: Names): Float64Array {
  const use = readUse(records);
  const usageOf = (id: number) => use.get(records[id]?.hierarchy.lvl1 ?? '') ?? 0;
  const less = new Float64Array(records.length);
  for (const {ids} of names.all) {
    const members = ids.filter((id) => MEMBERS.has(records[id]?.kind ?? 'page'));
    const most = Math.max(...members.map(usageOf));
    for (const id of members) less[id] = most - usageOf(id);
  }
  return less;
}
