import type {SearchRecord} from '../records/types';
import {bare, compact, words} from './text';

/** What the plain English name of a class counts: more than a member that is called the same can have. */
const PLAIN = 1.2;
/** The same without its last word, by that word: a table is a QTableWidget rather than a QTableView. */
const WITHOUT = {
  Widget: 1.15,
  Area: 1.1,
  Bar: 1.05,
  Box: 1.05,
  Button: 1.05,
  Edit: 1.05,
  View: 1.05,
  Event: 0.95,
  Dialog: 0.9,
};

/** A word without the ending of its plural; one that has none stays. */
export const singular = (word: string): string => word.replace(/(?<=[^s])s$|(?<=x)es$/, '');

/**
 * What a class is called in plain English, with what that counts: each alias whose words are in its name, such as the
 * button of QPushButton, the name without its last word, and the name.
 *
 * @param parts humps of its name in lower case
 */
export function plainNames(
  {kind, type, hierarchy, aliases = []}: SearchRecord,
  parts: readonly string[],
): Map<string, number> {
  if (kind !== 'class' || type !== 'lvl1') return new Map();
  const name = bare(hierarchy.lvl1 ?? '');
  const isPart = (word: string) => parts.some((part) => part.startsWith(singular(word)));
  const shorter = Object.entries(WITHOUT).filter(([last]) => name.endsWith(last) && name !== last);
  const sayings = aliases.filter((alias) => words(alias).every(({text}) => isPart(text)));
  return new Map([
    ...sayings.map((saying): [string, number] => [compact(saying), PLAIN]),
    ...shorter.map(([last, counts]): [string, number] => [compact(name.slice(0, -last.length)), counts]),
    [compact(name), PLAIN],
  ]);
}
