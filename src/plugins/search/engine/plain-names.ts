import type {SearchRecord} from '../records/types';
import {bare, compact, words} from './text';

/** A word without the ending of its plural; one that has none stays. */
export const singular = (word: string): string => word.replace(/(?<=[^s])s$|(?<=x)es$/, '');

/**
 * What a class is called in plain English, with how well that says it, 0 to 1: each alias whose words are in its name,
 * such as the button of QPushButton, the name, and the name without its last word.
 *
 * @param parts humps of its name in lower case
 * @param lastWords words that a name can do without, with what is left of it then
 */
export function plainNames(
  {kind, type, hierarchy, aliases = []}: SearchRecord,
  parts: readonly string[],
  lastWords: Readonly<Record<string, number>>,
): Map<string, number> {
  if (kind !== 'class' || type !== 'lvl1') return new Map();
  const name = bare(hierarchy.lvl1 ?? '');
  const isPart = (word: string) => parts.some((part) => part.startsWith(singular(word)));
  const shorter = Object.entries(lastWords).filter(([last]) => name.endsWith(last) && name !== last);
  const sayings = aliases.filter((alias) => words(alias).every(isPart));
  return new Map([
    ...sayings.map((saying): [string, number] => [compact(saying), 1]),
    ...shorter.map(([last, share]): [string, number] => [compact(name.slice(0, -last.length)), share]),
    [compact(name), 1],
  ]);
}
