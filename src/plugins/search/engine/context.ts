import type {SearchRecord} from '../records/types';
import type {ReadTerms} from './terms';
import {bare} from './text';

/** What records are about without saying it. */
export interface Contexts {
  /** By number of the record: its context. Records share them; number 0 says nothing. */
  of: readonly number[];
  count: number;
  /** The contexts that have a term; one may be there twice. */
  having(term: string): readonly number[];
}

/**
 * Reads what each record is about without saying it: a part of a section the whole of it and its page's topics, and a
 * member the classes that inherit it, so that "disable a button" is `QWidget.setEnabled`.
 */
export function readContexts(records: readonly SearchRecord[], readTerms: ReadTerms): Contexts {
  const numbers = new Map<string, number>();
  const byTerm = new Map<string, number[]>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  };
  const add = (context: number, terms: readonly string[]) => {
    for (const term of terms) {
      const contexts = byTerm.get(term);
      if (!contexts) byTerm.set(term, [context]);
      else if (contexts.at(-1) !== context) contexts.push(context);
    }
  };

  // What the classes that inherit a class are called.
  for (const {ancestors = [], hierarchy} of records) {
    const terms = ancestors.length > 0 ? readTerms(bare(hierarchy.lvl1 ?? '')) : [];
    for (const ancestor of ancestors) add(numberOf(ancestor), terms);
  }
  // What the sections of prose are about: what their page says at the top, and all of their own text.
  let page: string[] = [];
  for (const {kind, url, content} of records) {
    if (kind === 'page') page = readTerms(content ?? '');
    if (kind !== 'section') continue;
    if (!numbers.has(url)) add(numberOf(url), page);
    add(numberOf(url), readTerms(content ?? ''));
  }

  return {
    of: records.map(({kind, type, url, hierarchy}) => {
      if (kind === 'section') return numbers.get(url) ?? 0;
      return (type === 'lvl1' ? undefined : numbers.get(hierarchy.lvl1 ?? '')) ?? 0;
    }),
    count: numbers.size + 1,
    having: (term) => byTerm.get(term) ?? [],
  };
}
