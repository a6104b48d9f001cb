import {getTitle, type Kind, LEVELS, type SearchRecord} from '../records/types';
import type {Term, WordTerms} from './expand';
import {indexPostings} from './postings';
import {findWordsWithSign, joinPairs, memoize, readTerms, withoutQPrefix} from './text';
import {Vocabulary} from './vocabulary';
import {CONTEXT_SHARE, FIELDS, HALF_SCORE, LONGER_TERM} from './weights';

/** Returns the name of a record's context: the URL of its section, or the class that declares a member. */
const getContextName = ({kind, type, url, hierarchy}: SearchRecord): string | null =>
  kind === 'section' ? url : type === 'lvl1' ? null : hierarchy.lvl1;

/**
 * Reads the contexts of all records, which are terms that describe records although their own text doesn't contain them. For a
 * part of a section, that's the whole section and the topics and introduction of its page. For a member, it's the subclasses
 * that inherit it, so "disable a button" finds `QWidget.setEnabled`.
 *
 * @returns term → names of the contexts that have it, of which some may be listed twice
 */
function readContexts(
  records: readonly SearchRecord[],
  readTerms: (text: string) => readonly string[],
): Map<string, string[]> {
  const byTerm = new Map<string, string[]>();
  const add = (context: string, terms: readonly string[]) => {
    for (const term of terms) {
      const contexts = byTerm.get(term);
      if (!contexts) byTerm.set(term, [context]);
      else if (contexts.at(-1) !== context) contexts.push(context);
    }
  };

  for (const {ancestors = [], hierarchy} of records) {
    const subclass = readTerms(withoutQPrefix(hierarchy.lvl1 ?? ''));
    for (const ancestor of ancestors) add(ancestor, subclass);
  }
  let page: readonly string[] = [];
  let section = '';
  for (const {kind, url, content, topics = []} of records) {
    if (kind === 'page') page = readTerms([content, ...topics].join(' '));
    if (kind !== 'section') continue;
    if (url !== section) add(url, page);
    section = url;
    add(url, readTerms(content ?? ''));
  }
  return byTerm;
}

/** Returns the texts of a record that are indexed: field → text. */
function getFields(record: SearchRecord): Record<keyof typeof FIELDS, string> {
  const {hierarchy, content} = record;
  const name = getTitle(record);
  const titles = LEVELS.slice(1).map((level) => hierarchy[level]);
  const trail = titles.filter((title) => title && title !== name).join(' ');
  const slug = record.kind === 'page' ? (record.objectID.split('/').filter(Boolean).at(-1) ?? '') : '';
  return {
    name,
    trail: `${trail} ${slug.replaceAll(/[-_]/g, ' ')}`,
    content: [content, ...(record.topics ?? [])].join(' '),
    aliases: (record.aliases ?? []).join(' '),
  };
}

export interface FullText {
  vocabulary: Vocabulary;
  /** Returns the scores of all records by number, from 0 up to but not including 1. */
  match(expanded: readonly WordTerms[]): Float64Array;
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

/** Kinds whose names consist of the names of other things, so that a pair of their words is rarely what somebody looks for. */
const CONSTANTS: ReadonlySet<Kind | undefined> = new Set<Kind>(['enum', 'value']);

/** Indexes the records by title, the titles above it, text and aliases. */
export function createFullText(records: readonly SearchRecord[]): FullText {
  const names = Object.keys(FIELDS) as Array<keyof typeof FIELDS>;
  const readText = memoize(readTerms);
  const contextsByTerm = readContexts(records, readText);
  const contexts = records.map(getContextName);
  const allTexts = records.map(getFields);
  const known = new Set<string>();
  for (const text of new Set(allTexts.flatMap((texts) => Object.values(texts))))
    for (const term of readText(text)) known.add(term);
  const isKnown = (word: string) => known.has(word);
  const readField = memoize((text) => [...readText(text), ...findWordsWithSign(text)]);
  const readFieldWithPairs = memoize((text) => {
    const terms = readText(text);
    const pairs = joinPairs(text, isKnown).filter((pair) => !terms.includes(pair));
    return [...terms, ...pairs, ...findWordsWithSign(text)];
  });
  const postings = indexPostings(
    allTexts.map((texts, id) => {
      const hasPairs = !CONSTANTS.has(records[id]?.kind);
      return names.map((name) =>
        hasPairs && name !== 'content' ? readFieldWithPairs(texts[name]) : readField(texts[name]),
      );
    }),
    names.map((name) => FIELDS[name]),
  );
  const vocabulary = new Vocabulary(postings.counts, records.length);

  /** Returns the terms of the index that match a term of the query, with their weights. */
  const findTerms = (text: string, {weight, isPrefix}: Term): Array<[term: string, weight: number]> => {
    const found = isPrefix ? vocabulary.withPrefix(text) : [text];
    return found.map((term) => [term, term === text ? weight : weight * LONGER_TERM]);
  };

  const match = (expanded: readonly WordTerms[]): Float64Array => {
    const shares = new Float64Array(records.length);
    /** By record number: how many of the lookups match. */
    const lookupCounts = new Uint16Array(records.length);
    /** By word of the query: the records that have the word, and the contexts that have it. */
    const matched = expanded.map(() => new Set<number>());
    const matchedByContext = expanded.map(() => new Set<string | null>());
    for (const [text, {terms, words}] of createLookups(expanded)) {
      const found = new Set<number>();
      for (const [term, weight] of terms.flatMap((item) => findTerms(text, item))) {
        postings.forEachPosting(term, (id, score) => {
          shares[id] = (shares[id] ?? 0) + weight * score;
          found.add(id);
        });
      }
      for (const id of found) {
        lookupCounts[id] = (lookupCounts[id] ?? 0) + 1;
        for (const word of words) matched[word]?.add(id);
      }
      for (const context of contextsByTerm.get(text) ?? [])
        for (const word of words) matchedByContext[word]?.add(context);
    }

    const information = expanded.map((word) => word.information);
    const total = information.reduce((sum, value) => sum + value, 0);
    /**
     * Returns the factor for the words of the query that a record has. It grows with their number and the number of their
     * terms, and with the square of their share of the query's information. Words of its context count for that share only.
     */
    const measureCoverage = (id: number): number => {
      const context = contexts[id] ?? null;
      let covered = 0;
      let count = lookupCounts[id] ?? 0;
      for (const [word, value] of information.entries()) {
        if (matched[word]?.has(id)) {
          covered += value;
          count++;
        } else if (matchedByContext[word]?.has(context)) covered += CONTEXT_SHARE * value;
      }
      return total === 0 ? 0 : count * (covered / total) ** 2;
    };
    const half = HALF_SCORE.oneWord + HALF_SCORE.perFurtherWord * (expanded.length - 1);
    return shares.map((share, id) => {
      if (share === 0) return 0;
      const score = share * measureCoverage(id);
      return score / (score + half);
    });
  };

  return {vocabulary, match};
}
