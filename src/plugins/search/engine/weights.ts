/** The numbers of the ranking, apart from the weights of scorers, which are in `scorers.ts`. */

import type {Kind} from '../records/types';

/** Number of records that the rerank scorers see. */
export const RERANK_DEPTH = 60;

/**
 * Factors for the score of a name by the kind of its record. If a class, a guide and a value have the same name, they
 * come in this order.
 */
export const KIND_FACTORS: Readonly<Record<Kind, number>> = {
  class: 1,
  page: 0.99,
  enum: 0.98,
  method: 0.96,
  property: 0.955,
  signal: 0.95,
  global: 0.94,
  value: 0.9,
  interface: 0.85,
  section: 0.8,
  constructor: 0.5,
};

/** Weight of a variant of the query, compared with the query as typed. */
export const VARIANT_WEIGHT = 0.9;

/** Last words that the plain name of a class can leave out, with a score: "table" is rather QTableWidget than QTableView. */
export const LAST_WORDS: Readonly<Record<string, number>> = {
  Widget: 0.96,
  Area: 0.92,
  Bar: 0.875,
  Box: 0.875,
  Button: 0.875,
  Edit: 0.875,
  View: 0.875,
  Event: 0.79,
  Dialog: 0.75,
};

/** Weight of a match in each field. */
export const FIELDS = {name: 4, trail: 2, content: 1, aliases: 2.2} as const;

/**
 * The parameters of BM25+, which scores a term in a field of a record. The lower `k1` is, the sooner repeating a term stops
 * counting. `b` is the penalty for long fields, from 0 to 1. `delta` is the minimum score of a term.
 */
export const BM25 = {k1: 1.2, b: 0.7, delta: 0.5};

/** Factor for a longer term that has a word as a prefix. */
export const LONGER_TERM = 0.375;

/** Score that gets half of the text's points. Long queries reach higher scores, so each further word adds to it. */
export const HALF_SCORE = {oneWord: 46, perFurtherWord: 23};

/** Factor for a word that only the context of a record has: its section, its page, or the subclasses that inherit it. */
export const CONTEXT_SHARE = 0.8;

/** Weights of a term, by the way it was derived from a word of the query. */
export const TERMS = {
  typed: 1,
  stem: 0.8,
  baseForm: 0.4,
  withoutQPrefix: 0.5,
  classPart: 0.3,
  joined: 1,
  withoutSign: 0.4,
  prefix: 0.5,
  prefixOfShort: 0.05,
  prefixBeforeLast: 0.5,
  synonym: 0.45,
  phrase: 1.2,
  weak: 0.4,
};

/** Small factors that decide between records with similar scores: the importance of the page, and how often others mention it. */
export const IMPORTANCE = {page: 0.1, mentions: 0.005};

/** Records with less than this share of the best score aren't hits. */
export const MIN_SCORE_SHARE = 0.1;
