import MiniSearch, {type Query as MiniQuery} from 'minisearch';
import type {SearchRecord} from '../records/types';
import {readContexts} from './context';
import type {WordTerms} from './query';
import {compact, indexTerms, words} from './text';
import {Vocabulary} from './vocabulary';

interface Document {
  id: number;
  name: string;
  trail: string;
  content: string;
  aliases: string;
}

const titleOf = ({type, hierarchy}: SearchRecord): string =>
  type === 'content' ? '' : (hierarchy[type] ?? '');

function toDocument(record: SearchRecord, id: number): Document {
  const {hierarchy, content} = record;
  const name = titleOf(record);
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const trail = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((title) => title && title !== name).join(' ');
  const slug = record.kind === 'page' ? (record.objectID.split('/').filter(Boolean).at(-1) ?? '') : '';
  return {
    id,
    name,
    trail: `${trail} ${slug.replaceAll(/[-_]/g, ' ')}`,
    content: content ?? '',
    aliases: (record.aliases ?? []).join(' '),
  };
}

/** Words with a hyphen, such as the properties of style sheets, are indexed as one word too. */
const COMPOUND = /\p{L}+(?:-\p{L}+)+/gu;

/** Cuts texts into terms, each word once. */
function makeTokenizer(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => [
    ...words(text).flatMap(({text: word}) => {
      const terms = known.get(word) ?? indexTerms(word);
      known.set(word, terms);
      return terms;
    }),
    ...(text.match(COMPOUND) ?? []).map(compact),
  ];
}

/** The lookup of all terms of a query: any may match, each with its own weight. */
function toMiniQuery(expanded: readonly WordTerms[], fields: Weights['fields']): MiniQuery {
  const queries = expanded.flatMap(({terms}) =>
    terms.map(({text, weight, prefix}) => ({
      combineWith: 'OR' as const,
      queries: [text],
      prefix,
      boost: {
        name: fields.name * weight,
        trail: fields.trail * weight,
        content: fields.content * weight,
        aliases: fields.aliases * weight,
      },
    })),
  );
  return {combineWith: 'OR', queries};
}

/** A word of the query: what it tells, and what may stand for it, each once. */
interface Said {
  information: number;
  texts: readonly string[];
}

/** What a query says, made once for the hundreds of records that it matches. */
const saidBy = (expanded: readonly WordTerms[]): Said[] =>
  expanded.map(({terms, information}) => ({
    information,
    texts: [...new Set(terms.map(({text}) => text))],
  }));

/** Share of what the query says that a record, or else its context, says too, 0 to 1. */
function coverage(
  query: readonly Said[],
  matched: readonly string[],
  context: ReadonlySet<string>,
  implied: number,
): number {
  let said = 0;
  let total = 0;
  for (const {texts, information} of query) {
    total += information;
    if (texts.some((text) => matched.includes(text))) said += information;
    else if (texts.some((text) => context.has(text))) said += implied * information;
  }
  return total === 0 ? 0 : said / total;
}

const NO_CONTEXT: ReadonlySet<string> = new Set();

/** The numbers that full text is scored by. */
export interface Weights {
  /** What a match counts by where it is. */
  fields: {name: number; trail: number; content: number; aliases: number};
  /** The sum of BM25 that is half of the most. */
  half: number;
  /** Share of a word that only the surroundings of a record say. */
  implied: number;
}

/** The words of the records, and which records have them. */
export interface FullText {
  vocabulary: Vocabulary;
  /** The records that have any of the terms, by number, with how well each says the query, between 0 and 1. */
  score(expanded: readonly WordTerms[]): Map<number, number>;
}

/** Indexes the records by title, by the titles above it and by text. */
export function createFullText(records: readonly SearchRecord[], weights: Weights): FullText {
  const {fields, half, implied} = weights;
  const vocabulary = new Vocabulary(records.length);
  const contexts = readContexts(records);
  const tokenize = makeTokenizer();
  let current = new Set<string>();
  const index = new MiniSearch<Document>({
    fields: Object.keys(fields),
    tokenize: (text) => {
      const terms = tokenize(text);
      for (const term of terms) current.add(term);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: {tokenize: (text) => [text]},
  });
  for (const [id, record] of records.entries()) {
    current = new Set();
    index.add(toDocument(record, id));
    vocabulary.add(current);
  }
  vocabulary.finish();
  return {
    vocabulary,
    score: (expanded) => {
      const query = saidBy(expanded);
      return new Map(
        index.search(toMiniQuery(expanded, fields)).map(({id, score, queryTerms}): [number, number] => {
          const context = contexts[id as number] ?? NO_CONTEXT;
          const points = score * coverage(query, queryTerms, context, implied) ** 2;
          return [id as number, points / (points + half)];
        }),
      );
    },
  };
}
