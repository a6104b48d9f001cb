import type {SearchRecord} from '../records/types';
import {bare, indexTerms, words} from './text';

const NOTHING: ReadonlySet<string> = new Set();

const termsIn = (text: string): string[] => words(text).flatMap(({text: word}) => indexTerms(word));

/** What the classes that inherit a class are called, by its name. */
function readHeirs(records: readonly SearchRecord[]): Map<string, Set<string>> {
  const heirs = new Map<string, Set<string>>();
  for (const {ancestors, hierarchy} of records) {
    for (const ancestor of ancestors ?? []) {
      const known = heirs.get(ancestor) ?? new Set<string>();
      heirs.set(ancestor, known);
      for (const term of termsIn(bare(hierarchy.lvl1 ?? ''))) known.add(term);
    }
  }
  return heirs;
}

/** What the sections of prose are about, by address: what their page says at the top, and all of their own text. */
function readSections(records: readonly SearchRecord[]): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>();
  let page: string[] = [];
  for (const {kind, url, content} of records) {
    if (kind === 'page') page = termsIn(content ?? '');
    if (kind !== 'section') continue;
    const known = sections.get(url) ?? new Set(page);
    sections.set(url, known);
    for (const term of termsIn(content ?? '')) known.add(term);
  }
  return sections;
}

/**
 * What each record is about without saying it, by number: a part of a section the whole of it and its page's topics,
 * and a member the classes that inherit it, so that "disable a button" is `QWidget.setEnabled`.
 */
export function readContexts(records: readonly SearchRecord[]): Array<ReadonlySet<string>> {
  const heirs = readHeirs(records);
  const sections = readSections(records);
  return records.map(({kind, type, url, hierarchy}) => {
    if (kind === 'section') return sections.get(url) ?? NOTHING;
    return (type === 'lvl1' ? undefined : heirs.get(hierarchy.lvl1 ?? '')) ?? NOTHING;
  });
}
