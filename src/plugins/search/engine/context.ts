import type {SearchRecord} from '../records/types';
import {bare, indexTerms, words} from './text';

const NOTHING: ReadonlySet<string> = new Set();

const termsIn = (text: string): string[] => words(text).flatMap(({text: word}) => indexTerms(word));

/**
 * What each record is about without saying it, by number: a section what its page says at the top, with the
 * topics its author gave, and a member the classes that inherit it, so that "disable a button" is `QWidget.setEnabled`.
 */
export function readContexts(records: readonly SearchRecord[]): Array<ReadonlySet<string>> {
  const heirs = new Map<string, Set<string>>();
  for (const {ancestors, hierarchy} of records) {
    for (const ancestor of ancestors ?? []) {
      const known = heirs.get(ancestor) ?? new Set<string>();
      heirs.set(ancestor, known);
      for (const term of termsIn(bare(hierarchy.lvl1 ?? ''))) known.add(term);
    }
  }
  let page = NOTHING;
  return records.map(({kind, type, hierarchy, content}) => {
    if (kind === 'page') page = new Set(termsIn(content ?? ''));
    if (kind === 'section') return page;
    return (type === 'lvl1' ? undefined : heirs.get(hierarchy.lvl1 ?? '')) ?? NOTHING;
  });
}
