import type {Kind, SearchRecord} from '../records/types';
import {createFullText} from './full-text';
import {createMentions} from './mentions';
import {type Name, readNames, scoreNames} from './names';
import {expand, type Query, readings, type WordTerms} from './query';
import {compact, fold, words} from './text';

/** A name that is typed in full, the same by another reading of the query, and text that says all. */
const POINTS = {name: 1000, reading: 850, text: 620};
/** Points for text that has the words of the query side by side, as that of an error message has. */
const PHRASE_POINTS = 200;
/** Among how many of the best such text is looked for. */
const PHRASE_DEPTH = 60;
/** Pages of prose answer questions of several words rather than symbols do. */
const PROSE: ReadonlySet<Kind> = new Set<Kind>(['page', 'section']);
const PROSE_FACTOR = 1.12;
/** What has less than this share of the best one's points is no answer. */
const LEAST_SHARE = 0.1;

/** Share of the neighbours in a query that are neighbours in a text too. */
function sharedPairs(query: string, text: string): number {
  const list = query.split(' ');
  const pairs = list.slice(1).map((word, index) => ` ${list[index]} ${word} `);
  const said = ` ${words(fold(text))
    .map(({text: word}) => word)
    .join(' ')} `;
  return pairs.filter((pair) => said.includes(pair)).length / Math.max(pairs.length, 1);
}

/** What a query finds. */
export interface Ranking {
  /** Numbers of the records, best first. */
  ids: number[];
  /** What was looked for, in lower case, longest first: to be marked in the hits. */
  terms: string[];
}

/** Orders records by how well they answer a query. */
export interface Ranker {
  names: readonly Name[];
  rank(query: Query, isWanted: (record: SearchRecord) => boolean): Ranking;
}

/** Makes a ranker for these records. */
export function createRanker(records: readonly SearchRecord[]): Ranker {
  const {vocabulary, score: scoreText} = createFullText(records);
  const names = readNames(records);
  const mentions = createMentions(records, names);
  /** What is much written about comes before what is not, between equals. */
  const factors = records.map(({weight, hierarchy}) => {
    const written = Math.log2(1 + vocabulary.count(compact(hierarchy.lvl1 ?? '')));
    return 1 + weight.page / 1000 + weight.level / 10000 + written / 200;
  });

  const scoreAllNames = (query: Query, expanded: readonly WordTerms[]): Map<number, number> => {
    const scores = new Map<number, number>();
    const add = (id: number, score: number) => {
      if (score > (scores.get(id) ?? 0)) scores.set(id, score);
    };
    for (const [id, score] of scoreNames(query, names).entries()) add(id, POINTS.name * score);
    for (const reading of readings(query, expanded)) {
      for (const [id, score] of scoreNames(reading, names).entries()) add(id, POINTS.reading * score);
    }
    for (const [id, points] of mentions(expanded)) add(id, points);
    return scores;
  };

  const rank: Ranker['rank'] = (query, isWanted) => {
    if (query.words.length === 0) return {ids: [], terms: []};
    const expanded = expand(query, vocabulary);
    const several = query.words.length > 1;
    const mistyped = expanded.some(({known}) => !known);
    const scores = scoreAllNames({...query, mistyped}, expanded);
    for (const [id, score] of scoreText(expanded)) {
      const prose = several && PROSE.has(records[id]?.kind ?? 'value') ? PROSE_FACTOR : 1;
      scores.set(id, (scores.get(id) ?? 0) + POINTS.text * prose * score);
    }
    const byScore = (a: [number, number], b: [number, number]) => b[1] - a[1] || a[0] - b[0];
    const wanted = [...scores]
      .filter(([id]) => records[id] && isWanted(records[id]))
      .map(([id, score]): [number, number] => [id, score * (factors[id] ?? 1)])
      .sort(byScore);
    const best = wanted.slice(0, several ? PHRASE_DEPTH : 0).map(([id, score]): [number, number] => {
      const text = `${names[id]?.written} ${records[id]?.content}`;
      return [id, score + PHRASE_POINTS * sharedPairs(query.text, text)];
    });
    const ordered = [...best.sort(byScore), ...wanted.slice(best.length)];
    const least = LEAST_SHARE * (ordered[0]?.[1] ?? 0);
    const marked = expanded.flatMap(({word, terms}) => [word, ...terms.map(({text}) => text)]);
    return {
      ids: ordered.filter(([, score]) => score >= least).map(([id]) => id),
      terms: [...new Set(marked)].sort((a, b) => b.length - a.length),
    };
  };

  return {names, rank};
}
