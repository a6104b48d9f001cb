import type {SearchRecord, Words} from '../records/types';
import {createFullText} from './full-text';
import {createMentions, readUnpopularity} from './mentions';
import {type Names, plainNames, readNames} from './names';
import {expand, type Query, readings, readSigns, SHORT_WORD} from './query';
import {
  type Asked,
  BM25,
  CLOSE_DEPTH,
  CLOSE_SCORERS,
  FIELDS,
  HALF,
  IMPLIED,
  IMPORTANCE,
  KIND_SHARES,
  LAST_WORDS,
  LEAST_SHARE,
  LONGER,
  NAME_SCORERS,
  READING_SHARE,
  type Scorer,
  type Site,
  TERMS,
  TEXT_SCORERS,
} from './scorers';
import {createSynonyms, type Synonyms} from './synonyms';
import {compact} from './text';

/** Keeps the highest of several scores of each record. */
export class MaxByRecord {
  private readonly scores: Float64Array;
  private readonly ids: number[] = [];

  /** @param records how many there are */
  constructor(records: number) {
    this.scores = new Float64Array(records);
  }

  /** Keeps the score of a record if it's the highest so far. Scores aren't 0. */
  add(id: number, score: number): void {
    const known = this.scores[id] ?? 0;
    if (known === 0) this.ids.push(id);
    if (known === 0 || score > known) this.scores[id] = score;
  }

  /** Calls `each` with every score, and forgets them. */
  take(each: (id: number, score: number) => void): void {
    for (const id of this.ids) {
      each(id, this.scores[id] ?? 0);
      this.scores[id] = 0;
    }
    this.ids.length = 0;
  }
}

/** The hits of a query, by number of the record. */
export interface Ranking {
  /** The first, best first. */
  best: readonly number[];
  /** All others, in no order: few of them are ever shown, and to sort thousands takes long. */
  rest: readonly number[];
  /** Compares two of them for sorting. */
  compare(a: number, b: number): number;
  /** The terms to highlight in the hits, in lower case, longest first. */
  terms: string[];
}

/** Orders records by how well they answer a query. */
export interface Ranker {
  names: Names;
  synonyms: Synonyms;
  /** @param without name of a scorer to leave out, which shows what it does */
  rank(query: Query, isWanted: (record: SearchRecord) => boolean, without?: string): Ranking;
}

/** The plain English names of all classes. */
function readPlainNames(records: readonly SearchRecord[], names: Names): Site['plainNames'] {
  const found = new Map<string, Array<readonly [number, number]>>();
  for (const [id, record] of records.entries()) {
    for (const [saying, share] of plainNames(record, names.of[id]?.parts ?? [], LAST_WORDS)) {
      found.set(saying, [...(found.get(saying) ?? []), [id, share]]);
    }
  }
  return found;
}

/** Returns the first `count` items of a list in the given order. */
function firstOf(ids: readonly number[], count: number, compare: (a: number, b: number) => number): number[] {
  const first: number[] = [];
  for (const id of ids) {
    if (first.length === count && compare(id, first[count - 1] ?? id) >= 0) continue;
    let place = first.length;
    while (place > 0 && compare(id, first[place - 1] ?? id) < 0) place--;
    first.splice(place, 0, id);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/** Makes a ranker for these records and pairs of words. */
export function createRanker(records: readonly SearchRecord[], pairs: Words): Ranker {
  const synonyms = createSynonyms(records, pairs);
  const names = readNames(records);
  const {vocabulary, match} = createFullText(records, {
    fields: FIELDS,
    bm25: BM25,
    longer: LONGER,
    half: HALF,
    implied: IMPLIED,
  });
  const site: Site = {
    records,
    names,
    plainNames: readPlainNames(records, names),
    mentions: createMentions(names),
    lessUsed: readUnpopularity(records, names),
  };
  const importance = Float64Array.from(records, ({weight, hierarchy}) => {
    const written = Math.log2(1 + vocabulary.count(compact(hierarchy.lvl1 ?? '')));
    const {page, level} = IMPORTANCE;
    return 1 + (page * weight.page + level * weight.level) / 100 + IMPORTANCE.written * written;
  });
  const ask = (asTyped: Query): Asked => {
    const query = readSigns(asTyped, vocabulary, synonyms);
    const expanded = expand(query, {vocabulary, synonyms, weights: TERMS});
    const [word = '', ...others] = query.words;
    const isShortWord = others.length === 0 && word.length <= SHORT_WORD && vocabulary.has(word);
    const typed = {...query, mistyped: expanded.some(({known}) => !known), isShortWord};
    const otherReadings = readings(query, expanded, synonyms).map((reading) => ({
      query: reading,
      worth: READING_SHARE,
    }));
    return {
      query: typed,
      readings: [{query: typed, worth: 1}, ...otherReadings],
      expanded,
      matches: match(expanded),
      best: [],
      site,
    };
  };

  const rank: Ranker['rank'] = (query, isWanted, without) => {
    const scores = new Float64Array(records.length);
    const scoreAt = (id: number) => scores[id] ?? 0;
    const compare = (a: number, b: number) => scoreAt(b) - scoreAt(a) || a - b;
    if (query.words.length === 0) return {best: [], rest: [], compare, terms: []};
    const asked = ask(query);
    const most = new MaxByRecord(records.length);
    const score = (scorer: Scorer, of: Asked) => {
      if (scorer.name !== without)
        scorer.score(of, (id, share) => share > 0 && most.add(id, scorer.weight * share));
    };
    const add = (scorer: Scorer, of: Asked) => {
      score(scorer, of);
      most.take((id, given) => {
        scores[id] = scoreAt(id) + given;
      });
    };
    for (const scorer of NAME_SCORERS) score(scorer, asked);
    most.take((id, given) => {
      scores[id] = given * KIND_SHARES[records[id]?.kind ?? 'section'];
    });
    for (const scorer of TEXT_SCORERS) add(scorer, asked);
    let highest = 0;
    for (let id = 0; id < scores.length; id++) {
      scores[id] = scoreAt(id) * (importance[id] ?? 1);
      highest = Math.max(highest, scoreAt(id));
    }
    const found: number[] = [];
    for (let id = 0; id < scores.length; id++) {
      const record = scoreAt(id) > 0 && scoreAt(id) >= LEAST_SHARE * highest && records[id];
      if (record && isWanted(record)) found.push(id);
    }
    const best = firstOf(found, CLOSE_DEPTH, compare);
    const isBest = new Set(best);
    for (const scorer of CLOSE_SCORERS) add(scorer, {...asked, best});
    const marked = asked.expanded.flatMap(({word, terms}) => [word, ...terms.map(({text}) => text)]);
    return {
      best: [...best].sort(compare),
      rest: found.filter((id) => !isBest.has(id)),
      compare,
      terms: [...new Set(marked)].sort((a, b) => b.length - a.length),
    };
  };

  return {names, synonyms, rank};
}
