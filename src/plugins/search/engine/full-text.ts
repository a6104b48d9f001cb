import type {Kind, SearchRecord} from '../records/types';
import {type Bm25, indexPostings} from './postings';
import type {Term, WordTerms} from './query';
import {findCompounds, findWordsWithSign, joinPairs, memoize, readTerms, withoutQPrefix} from './text';
import {Vocabulary} from './vocabulary';

/** Terms that describe records although their own text doesn't contain them. A context belongs to several records. */
export interface Contexts {
  /** Number of the context of each record, by record number. Context 0 is empty. */
  byRecord: readonly number[];
  /** Number of contexts, with the empty one. */
  count: number;
  /** Returns the numbers of the contexts that have a term. A number may be listed twice. */
  withTerm(term: string): readonly number[];
}

/**
 * Reads the contexts of all records. For a part of a section, that's the whole section and the topics and introduction of
 * its page. For a member, it's the subclasses that inherit it, so "disable a button" finds `QWidget.setEnabled`.
 */
export function readContexts(
  records: readonly SearchRecord[],
  readTerms: (text: string) => readonly string[],
): Contexts {
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

  // The context of the members of a class consists of the names of its subclasses.
  for (const {ancestors = [], hierarchy} of records) {
    const terms = ancestors.length > 0 ? readTerms(withoutQPrefix(hierarchy.lvl1 ?? '')) : [];
    for (const ancestor of ancestors) add(numberOf(ancestor), terms);
  }
  // The context of a section consists of the introduction and topics of its page, and of all its own text.
  let page: readonly string[] = [];
  for (const {kind, url, content, topics = []} of records) {
    if (kind === 'page') page = readTerms([content, ...topics].join(' '));
    if (kind !== 'section') continue;
    if (!numbers.has(url)) add(numberOf(url), page);
    add(numberOf(url), readTerms(content ?? ''));
  }

  return {
    byRecord: records.map(({kind, type, url, hierarchy}) => {
      if (kind === 'section') return numbers.get(url) ?? 0;
      return (type === 'lvl1' ? undefined : numbers.get(hierarchy.lvl1 ?? '')) ?? 0;
    }),
    count: numbers.size + 1,
    withTerm: (term) => byTerm.get(term) ?? [],
  };
}

const titleOf = ({type, hierarchy}: SearchRecord): string =>
  type === 'content' ? '' : (hierarchy[type] ?? '');

/** Returns the texts of a record that are indexed: field → text. */
function fieldsOf(record: SearchRecord): Record<keyof Weights['fields'], string> {
  const {hierarchy, content} = record;
  const name = titleOf(record);
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const trail = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((title) => title && title !== name).join(' ');
  const slug = record.kind === 'page' ? (record.objectID.split('/').filter(Boolean).at(-1) ?? '') : '';
  return {
    name,
    trail: `${trail} ${slug.replaceAll(/[-_]/g, ' ')}`,
    content: [content, ...(record.topics ?? [])].join(' '),
    aliases: (record.aliases ?? []).join(' '),
  };
}

/** The parameters of the full-text score. */
export interface Weights {
  /** Weight of a match in each field. */
  fields: {name: number; trail: number; content: number; aliases: number};
  bm25: Bm25;
  /** Factor for a longer term that has a word as a prefix, and the penalty for each letter that is missing. */
  prefixMatch: {share: number; perLetter: number};
  /** The score that becomes a share of 0.5: for a query of one word, and what each further word adds to it. */
  halfScore: {oneWord: number; perFurtherWord: number};
  /** Factor for a word that only the context of a record has. */
  contextShare: number;
}

/** The records that match a query, with their scores. */
export interface Matches {
  /** Numbers of the matching records, in no particular order. */
  ids: readonly number[];
  /** Scores by record number, from 0 up to but not including 1. */
  shares: Float64Array;
}

/** The full-text index. */
export interface FullText {
  vocabulary: Vocabulary;
  /** Returns the records that have any of the terms. */
  match(expanded: readonly WordTerms[]): Matches;
}

/** The terms with a certain text, and the indexes of the words of the query that they belong to. */
interface Lookup {
  terms: Term[];
  words: number[];
}

/** Returns the lookups of a query: text of a term → its lookup. */
function createLookups(expanded: readonly WordTerms[]): Map<string, Lookup> {
  const lookups = new Map<string, Lookup>();
  for (const [word, {terms}] of expanded.entries()) {
    for (const term of terms) {
      const lookup = lookups.get(term.text) ?? {terms: [], words: []};
      lookups.set(term.text, lookup);
      lookup.terms.push(term);
      if (!lookup.words.includes(word)) lookup.words.push(word);
    }
  }
  return lookups;
}

/** Sets the flag at index `at` for each of these words of the query. `flags` has one array per word. */
function setFlags(flags: readonly Uint8Array[], words: readonly number[], at: number): void {
  for (const word of words) {
    const wordFlags = flags[word];
    if (wordFlags) wordFlags[at] = 1;
  }
}

/** Kinds whose names consist of the names of other things, so that a pair of their words is rarely what somebody looks for. */
const CONSTANTS: ReadonlySet<Kind | undefined> = new Set<Kind>(['enum', 'value']);

/** Indexes the records by title, the titles above it, text and aliases. */
export function createFullText(records: readonly SearchRecord[], weights: Weights): FullText {
  const {fields, bm25, prefixMatch, halfScore, contextShare} = weights;
  const names = Object.keys(fields) as Array<keyof typeof fields>;
  const readText = memoize(readTerms);
  const contexts = readContexts(records, readText);
  const allTexts = records.map(fieldsOf);
  const known = new Set<string>();
  for (const text of new Set(allTexts.flatMap((texts) => Object.values(texts))))
    for (const term of readText(text)) known.add(term);
  const isKnown = (word: string) => known.has(word);
  const readField = memoize((text) => [
    ...readText(text),
    ...findCompounds(text),
    ...findWordsWithSign(text),
  ]);
  const readFieldWithPairs = memoize((text) => {
    const terms = readText(text);
    const pairs = joinPairs(text, isKnown).filter((pair) => !terms.includes(pair));
    return [...terms, ...pairs, ...findCompounds(text), ...findWordsWithSign(text)];
  });
  const postings = indexPostings(
    allTexts.map((texts, id) => {
      const hasPairs = !CONSTANTS.has(records[id]?.kind);
      return names.map((name) =>
        hasPairs && name !== 'content' ? readFieldWithPairs(texts[name]) : readField(texts[name]),
      );
    }),
    names.map((name) => fields[name]),
    bm25,
  );
  const vocabulary = new Vocabulary(postings.counts, records.length);

  /** Returns the terms of the index that match a term of the query, with their weights. */
  const findTerms = (text: string, {weight, isPrefix}: Term): Array<[term: string, weight: number]> => {
    const found = isPrefix ? vocabulary.withPrefix(text) : [text];
    return found.map((term) => {
      const missing = prefixMatch.perLetter * (term.length - text.length);
      return [
        term,
        term === text ? weight : (weight * prefixMatch.share * term.length) / (term.length + missing),
      ];
    });
  };

  const match = (expanded: readonly WordTerms[]): Matches => {
    const ids: number[] = [];
    const shares = new Float64Array(records.length);
    /** By record number: how many of the lookups match, and the index of the last one that does. */
    const lookupCounts = new Uint16Array(records.length);
    const lastLookups = new Int32Array(records.length).fill(-1);
    /** By word of the query: a flag for each record that has the word, and for each context that has it. */
    const matched = expanded.map(() => new Uint8Array(records.length));
    const matchedByContext = expanded.map(() => new Uint8Array(contexts.count));
    for (const [number, [text, {terms, words}]] of [...createLookups(expanded)].entries()) {
      for (const [term, weight] of terms.flatMap((item) => findTerms(text, item))) {
        postings.forEachPosting(term, (id, score) => {
          shares[id] = (shares[id] ?? 0) + weight * score;
          if (lastLookups[id] === number) return;
          lastLookups[id] = number;
          if (lookupCounts[id] === 0) ids.push(id);
          lookupCounts[id] = (lookupCounts[id] ?? 0) + 1;
          setFlags(matched, words, id);
        });
      }
      for (const context of contexts.withTerm(text)) {
        setFlags(matchedByContext, words, context);
      }
    }

    const information = expanded.map((word) => word.information);
    const total = information.reduce((sum, value) => sum + value, 0);
    /**
     * Returns the factor for the words of the query that a record has. It grows with their number and the number of their
     * terms, and with the square of their share of the query's information. Words of its context count for that share only.
     */
    const measureCoverage = (id: number): number => {
      const context = contexts.byRecord[id] ?? 0;
      let covered = 0;
      let count = lookupCounts[id] ?? 0;
      for (const [word, value] of information.entries()) {
        if (matched[word]?.[id]) {
          covered += value;
          count++;
        } else if (matchedByContext[word]?.[context]) covered += contextShare * value;
      }
      return total === 0 ? 0 : count * (covered / total) ** 2;
    };
    const half = halfScore.oneWord + halfScore.perFurtherWord * (expanded.length - 1);
    for (const id of ids) {
      const score = (shares[id] ?? 0) * measureCoverage(id);
      shares[id] = score / (score + half);
    }
    return {ids, shares};
  };

  return {vocabulary, match};
}
