import type {SearchRecord} from '../records/types';
import {type Bm25, indexPostings} from './postings';
import type {Term, WordTerms} from './query';
import {bare, compounds, createTermReader, type ReadTerms, signedWords} from './text';
import {Vocabulary} from './vocabulary';

/** Words that a record is about although its own text doesn't contain them. */
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

  // The context of a class's members is the names of its subclasses.
  for (const {ancestors = [], hierarchy} of records) {
    const terms = ancestors.length > 0 ? readTerms(bare(hierarchy.lvl1 ?? '')) : [];
    for (const ancestor of ancestors) add(numberOf(ancestor), terms);
  }
  // The context of a section is the introduction of its page, and all of its own text.
  let page: string[] = [];
  for (const {kind, url, content, topics = []} of records) {
    if (kind === 'page') page = readTerms([content, ...topics].join(' '));
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

const titleOf = ({type, hierarchy}: SearchRecord): string =>
  type === 'content' ? '' : (hierarchy[type] ?? '');

/** Returns the texts of a record that are indexed, by field. */
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

/** The numbers that full text is scored by. */
export interface Weights {
  /** Weights of a match, by the field it's in. */
  fields: {name: number; trail: number; content: number; aliases: number};
  bm25: Bm25;
  /** Weight of a longer term that begins with a word, and the penalty for each letter that is missing. */
  longer: {share: number; perLetter: number};
  /** The sum of BM25 that is half of the most. */
  half: number;
  /** Share of a word that only the surroundings of a record say. */
  implied: number;
}

/** Records with how well each says the query. */
export interface Matches {
  /** By number, in no order. */
  ids: readonly number[];
  /** By number of the record, between 0 and 1. */
  shares: Float64Array;
}

/** The words of the records, and which records have them. */
export interface FullText {
  vocabulary: Vocabulary;
  /** The records that have any of the terms. */
  match(expanded: readonly WordTerms[]): Matches;
}

/** A text to look up, with the terms that are written so and the words of the query that they may stand for. */
interface Lookup {
  terms: Term[];
  words: number[];
}

/** Returns the texts to look up for a query, each once. */
function lookupsOf(expanded: readonly WordTerms[]): Map<string, Lookup> {
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

/** Notes for words of the query that something says them. */
function mark(flags: readonly Uint8Array[], words: readonly number[], at: number): void {
  for (const word of words) {
    const ofWord = flags[word];
    if (ofWord) ofWord[at] = 1;
  }
}

/** Indexes the records by title, by the titles above it and by text. */
export function createFullText(records: readonly SearchRecord[], weights: Weights): FullText {
  const {fields, bm25, longer, half, implied} = weights;
  const names = Object.keys(fields) as Array<keyof typeof fields>;
  const readTerms = createTermReader();
  const contexts = readContexts(records, readTerms);
  const postings = indexPostings(
    records.map((record) => {
      const texts = fieldsOf(record);
      return names.map((name) => [
        ...readTerms(texts[name]),
        ...compounds(texts[name]),
        ...signedWords(texts[name]),
      ]);
    }),
    names.map((name) => fields[name]),
    bm25,
  );
  const vocabulary = new Vocabulary(postings.counts, records.length);

  /** All terms that a text stands for, with what each counts. */
  const derive = (text: string, {weight, prefix}: Term): Array<[term: string, weight: number]> => {
    const found = prefix ? vocabulary.withPrefix(text) : [text];
    return found.map((term) => {
      const missing = longer.perLetter * (term.length - text.length);
      return [term, term === text ? weight : (weight * longer.share * term.length) / (term.length + missing)];
    });
  };

  const match = (expanded: readonly WordTerms[]): Matches => {
    const ids: number[] = [];
    const shares = new Float64Array(records.length);
    /** By record: how many of the texts it has, and which was the last. */
    const having = new Uint16Array(records.length);
    const last = new Int32Array(records.length).fill(-1);
    /** By word of the query: the records and the contexts that say it. */
    const matched = expanded.map(() => new Uint8Array(records.length));
    const implying = expanded.map(() => new Uint8Array(contexts.count));
    for (const [number, [text, {terms, words}]] of [...lookupsOf(expanded)].entries()) {
      for (const [term, weight] of terms.flatMap((item) => derive(text, item))) {
        postings.visit(term, (id, worth) => {
          shares[id] = (shares[id] ?? 0) + weight * worth;
          if (last[id] === number) return;
          last[id] = number;
          if (having[id] === 0) ids.push(id);
          having[id] = (having[id] ?? 0) + 1;
          mark(matched, words, id);
        });
      }
      for (const context of contexts.having(text)) {
        mark(implying, words, context);
      }
    }

    /** Share of what the query says that a record, or else its context, says too. */
    const coverage = (id: number): number => {
      const context = contexts.of[id] ?? 0;
      let covered = 0;
      let total = 0;
      for (const [word, {information}] of expanded.entries()) {
        total += information;
        if (matched[word]?.[id]) covered += information;
        else if (implying[word]?.[context]) covered += implied * information;
      }
      return total === 0 ? 0 : covered / total;
    };
    for (const id of ids) {
      const scores = (shares[id] ?? 0) * (having[id] ?? 0) * coverage(id) ** 2;
      shares[id] = scores / (scores + half);
    }
    return {ids, shares};
  };

  return {vocabulary, match};
}
