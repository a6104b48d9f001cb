import type {SearchRecord, Words} from '../records/types';
import {createFullText} from './full-text';
import {createMentions} from './mentions';
import {type Names, readNames, readPlainNames} from './names';
import {createVariants, expand, type Query, readSigns} from './query';
import {
  BM25,
  CONTEXT_SHARE,
  FIELDS,
  HALF_SCORE,
  IMPORTANCE,
  KIND_FACTORS,
  LAST_WORDS,
  MIN_SCORE_SHARE,
  NAME_SCORERS,
  PREFIX_MATCH,
  RERANK_DEPTH,
  RERANK_SCORERS,
  type Scorer,
  type ScorerInput,
  type SearchIndex,
  TERMS,
  TEXT_SCORERS,
  VARIANT_WEIGHT,
} from './scorers';
import {createSimilarAliases} from './similar-aliases';
import {createSynonyms} from './synonyms';
import {normalize} from './text';
import type {Vocabulary} from './vocabulary';

/** Keeps the highest of several scores of each record. */
export class MaxByRecord {
  private readonly scores: Float64Array;
  private readonly ids: number[] = [];

  /** @param records number of records */
  constructor(records: number) {
    this.scores = new Float64Array(records);
  }

  /** Keeps the score of a record if it's the highest so far. A score of 0 isn't allowed. */
  add(id: number, score: number): void {
    const highest = this.scores[id] ?? 0;
    if (highest === 0) this.ids.push(id);
    if (highest === 0 || score > highest) this.scores[id] = score;
  }

  /** Calls `each` with the highest score of every record, and removes the scores. */
  drain(each: (id: number, score: number) => void): void {
    for (const id of this.ids) {
      each(id, this.scores[id] ?? 0);
      this.scores[id] = 0;
    }
    this.ids.length = 0;
  }
}

/** The hits of a query, as record numbers. */
export interface Ranking {
  /** The best hits, in order. */
  best: readonly number[];
  /** All others, unsorted, because sorting thousands takes long and few of them are ever shown. */
  rest: readonly number[];
  /** Compares two hits for sorting. */
  compare(a: number, b: number): number;
  /** The terms to highlight in the hits, in lower case, longest first. */
  terms: string[];
}

/** Orders records by how well they answer a query. */
export interface Ranker {
  names: Names;
  /**
   * Ranks the records that pass a filter.
   *
   * @param withoutScorer name of a scorer to leave out, to measure its effect
   */
  rank(query: Query, passesFilter: (record: SearchRecord) => boolean, withoutScorer?: string): Ranking;
}

/** Returns the plain English names of all classes, as `SearchIndex.plainNames`. */
function indexPlainNames(records: readonly SearchRecord[], names: Names): SearchIndex['plainNames'] {
  const found = new Map<string, Array<readonly [number, number]>>();
  for (const [id, record] of records.entries()) {
    for (const [name, share] of readPlainNames(record, names.byRecord[id]?.parts ?? [], LAST_WORDS)) {
      found.set(name, [...(found.get(name) ?? []), [id, share]]);
    }
  }
  return found;
}

/**
 * Counts the records that mention each page without being part of it. A class counts at least as often as each of its
 * subclasses, because these inherit its members.
 *
 * @returns title → count
 */
function countMentions(records: readonly SearchRecord[], vocabulary: Vocabulary): Map<string, number> {
  const ownRecords = new Map<string, number>();
  for (const {hierarchy} of records) {
    const title = hierarchy.lvl1 ?? '';
    ownRecords.set(title, (ownRecords.get(title) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const {type, hierarchy, ancestors = []} of records) {
    if (type !== 'lvl1') continue;
    const title = hierarchy.lvl1 ?? '';
    const count = vocabulary.count(normalize(title)) - (ownRecords.get(title) ?? 0);
    for (const name of [title, ...ancestors]) counts.set(name, Math.max(counts.get(name) ?? 0, count));
  }
  return counts;
}

/** Returns the first `count` record numbers in the order of `compare`, without sorting the others. */
function selectFirst(
  ids: readonly number[],
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  const first: number[] = [];
  for (const id of ids) {
    if (first.length === count && compare(id, first[count - 1] ?? id) >= 0) continue;
    let index = first.length;
    while (index > 0 && compare(id, first[index - 1] ?? id) < 0) index--;
    first.splice(index, 0, id);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/** Creates a ranker for these records and pairs of words. */
export function createRanker(records: readonly SearchRecord[], pairs: Words): Ranker {
  const synonyms = createSynonyms(records, pairs);
  const names = readNames(records);
  const {vocabulary, match} = createFullText(records, {
    fields: FIELDS,
    bm25: BM25,
    prefixMatch: PREFIX_MATCH,
    halfScore: HALF_SCORE,
    contextShare: CONTEXT_SHARE,
  });
  const searchIndex: SearchIndex = {
    records,
    names,
    plainNames: indexPlainNames(records, names),
    mentions: createMentions(names),
    similarAliases: createSimilarAliases(records, vocabulary, TERMS.weak),
  };
  const mentionCounts = countMentions(records, vocabulary);
  const importance = Float64Array.from(records, ({weight, hierarchy}) => {
    const mentions = Math.log2(1 + (mentionCounts.get(hierarchy.lvl1 ?? '') ?? 0));
    const {page, level} = IMPORTANCE;
    return 1 + (page * weight.page + level * weight.level) / 100 + IMPORTANCE.mentions * mentions;
  });
  const createScorerInput = (asTyped: Query): ScorerInput => {
    const query = readSigns(asTyped, vocabulary);
    const expanded = expand(query, {vocabulary, synonyms, weights: TERMS});
    const typed: Query = {...query, mayBeMistyped: expanded.some(({isKnown}) => !isKnown)};
    const otherVariants = createVariants(query, expanded, synonyms).map((variant) => ({
      query: variant,
      weight: VARIANT_WEIGHT,
    }));
    return {
      query: typed,
      variants: [{query: typed, weight: 1}, ...otherVariants],
      expanded,
      matches: match(expanded),
      best: [],
      searchIndex,
    };
  };

  const rank: Ranker['rank'] = (query, passesFilter, withoutScorer) => {
    const scores = new Float64Array(records.length);
    const scoreAt = (id: number) => scores[id] ?? 0;
    const compare = (a: number, b: number) => scoreAt(b) - scoreAt(a) || a - b;
    if (query.words.length === 0) return {best: [], rest: [], compare, terms: []};
    const input = createScorerInput(query);
    const maxima = new MaxByRecord(records.length);
    const score = (scorer: Scorer, scorerInput: ScorerInput) => {
      if (scorer.name !== withoutScorer)
        scorer.score(scorerInput, (id, share) => share > 0 && maxima.add(id, scorer.weight * share));
    };
    const add = (scorer: Scorer, scorerInput: ScorerInput) => {
      score(scorer, scorerInput);
      maxima.drain((id, points) => {
        scores[id] = scoreAt(id) + points;
      });
    };
    for (const scorer of NAME_SCORERS) score(scorer, input);
    maxima.drain((id, points) => {
      scores[id] = points * KIND_FACTORS[records[id]?.kind ?? 'section'];
    });
    for (const scorer of TEXT_SCORERS) add(scorer, input);
    let highest = 0;
    for (let id = 0; id < scores.length; id++) {
      scores[id] = scoreAt(id) * (importance[id] ?? 1);
      highest = Math.max(highest, scoreAt(id));
    }
    const found: number[] = [];
    for (let id = 0; id < scores.length; id++) {
      const record = scoreAt(id) > 0 && scoreAt(id) >= MIN_SCORE_SHARE * highest && records[id];
      if (record && passesFilter(record)) found.push(id);
    }
    const best = selectFirst(found, RERANK_DEPTH, compare);
    const isBest = new Set(best);
    for (const scorer of RERANK_SCORERS) add(scorer, {...input, best});
    const highlighted = input.expanded.flatMap(({word, terms}) => [word, ...terms.map(({text}) => text)]);
    return {
      best: [...best].sort(compare),
      rest: found.filter((id) => !isBest.has(id)),
      compare,
      terms: [...new Set(highlighted)].sort((a, b) => b.length - a.length),
    };
  };

  return {names, rank};
}
