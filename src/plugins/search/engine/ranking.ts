import type {SearchRecord, Words} from '../records/types';
import {createFullText} from './full-text';
import {createMentions} from './mentions';
import {type Names, readNames} from './names';
import {plainNames} from './plain-names';
import {expand, type Query, readings} from './query';
import {
  type Asked,
  CLOSE_DEPTH,
  CLOSE_SCORERS,
  FIELDS,
  HALF,
  IMPLIED,
  IMPORTANCE,
  KIND_SHARES,
  LAST_WORDS,
  LEAST_SHARE,
  NAME_SCORERS,
  READING_SHARE,
  type Scorer,
  type Site,
  TERMS,
  TEXT_SCORERS,
} from './scorers';
import {createSynonyms, type Synonyms} from './synonyms';
import {compact} from './text';
import {readLessUsed} from './use';

/** What a query finds. */
export interface Ranking {
  /** Numbers of the records, best first. */
  ids: number[];
  /** What was looked for, in lower case, longest first: to be marked in the hits. */
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

/** The points that scorers give, of several for one record the most. */
function pointsOf(scorers: readonly Scorer[], asked: Asked): Map<number, number> {
  const points = new Map<number, number>();
  for (const {weight, score} of scorers) {
    score(asked, (id, share) => {
      const given = weight * share;
      const known = points.get(id);
      if (share > 0 && (known === undefined || given > known)) points.set(id, given);
    });
  }
  return points;
}

/** Makes a ranker for these records and pairs of words. */
export function createRanker(records: readonly SearchRecord[], pairs: Words): Ranker {
  const synonyms = createSynonyms(records, pairs);
  const names = readNames(records);
  const {vocabulary, score: matchText} = createFullText(records, {
    fields: FIELDS,
    half: HALF,
    implied: IMPLIED,
  });
  const site: Site = {
    records,
    names,
    plainNames: readPlainNames(records, names),
    mentions: createMentions(names),
    lessUsed: readLessUsed(records, names),
  };
  const importance = records.map(({weight, hierarchy}) => {
    const written = Math.log2(1 + vocabulary.count(compact(hierarchy.lvl1 ?? '')));
    const {page, level} = IMPORTANCE;
    return 1 + (page * weight.page + level * weight.level) / 100 + IMPORTANCE.written * written;
  });

  const ask = (query: Query): Asked => {
    const expanded = expand(query, {vocabulary, synonyms, weights: TERMS});
    const typed = {...query, mistyped: expanded.some(({known}) => !known)};
    const others = readings(query, expanded, synonyms).map((reading) => ({
      query: reading,
      worth: READING_SHARE,
    }));
    return {
      query: typed,
      readings: [{query: typed, worth: 1}, ...others],
      expanded,
      matches: matchText(expanded),
      best: [],
      site,
    };
  };

  const rank: Ranker['rank'] = (query, isWanted, without) => {
    if (query.words.length === 0) return {ids: [], terms: []};
    const asked = ask(query);
    const used = (scorers: readonly Scorer[]) => scorers.filter(({name}) => name !== without);
    const points = new Float64Array(records.length);
    const pointsAt = (id: number) => points[id] ?? 0;
    for (const [id, given] of pointsOf(used(NAME_SCORERS), asked)) {
      points[id] = given * KIND_SHARES[records[id]?.kind ?? 'section'];
    }
    for (const scorer of used(TEXT_SCORERS)) {
      for (const [id, given] of pointsOf([scorer], asked)) points[id] = pointsAt(id) + given;
    }
    let most = 0;
    for (const [id, factor] of importance.entries()) {
      points[id] = pointsAt(id) * factor;
      most = Math.max(most, pointsAt(id));
    }
    const byPoints = (a: number, b: number) => pointsAt(b) - pointsAt(a) || a - b;
    const wanted: number[] = [];
    for (const [id, record] of records.entries()) {
      if (pointsAt(id) > 0 && pointsAt(id) >= LEAST_SHARE * most && isWanted(record)) wanted.push(id);
    }
    wanted.sort(byPoints);
    const best = wanted.slice(0, CLOSE_DEPTH);
    for (const scorer of used(CLOSE_SCORERS)) {
      for (const [id, given] of pointsOf([scorer], {...asked, best})) points[id] = pointsAt(id) + given;
    }
    const marked = asked.expanded.flatMap(({word, terms}) => [word, ...terms.map(({text}) => text)]);
    return {
      ids: [...best.sort(byPoints), ...wanted.slice(best.length)],
      terms: [...new Set(marked)].sort((a, b) => b.length - a.length),
    };
  };

  return {names, synonyms, rank};
}
