import type {Kind, SearchRecord} from '../records/types';
import {createFullText} from './full-text';
import {isNamedBy, type Name, readNames, scoreNames} from './names';
import {expand, type Query, readings, type WordTerms} from './query';
import {compact, fold} from './text';

/** A name that is typed in full, the same by another reading of the query, and text that says all. */
const POINTS = {name: 1000, reading: 850, text: 620};
/** Points of a name that is one word of several, times the share of that word in what the query tells. */
const NAMED_POINTS = 700;
/** Points for text that has the whole query as typed, as that of an error message has. */
const PHRASE_POINTS = 120;
/** Among how many of the best such text is looked for. */
const PHRASE_DEPTH = 60;
/** Pages of prose answer questions of several words rather than symbols do. */
const PROSE: ReadonlySet<Kind> = new Set<Kind>(['page', 'section']);
const PROSE_FACTOR = 1.12;
/** What has less than this share of the best one's points is no answer. */
const LEAST_SHARE = 0.1;

/** Each word of a query, and each two neighbours in one, with what they tell: "file dialog" is QFileDialog. */
function wordsAndPairs(expanded: readonly WordTerms[]): Array<{text: string; information: number}> {
  return expanded.flatMap(({word, information}, index) => {
    const next = expanded[index + 1];
    const single = {text: word, information};
    if (!next) return [single];
    return [single, {text: word + next.word, information: information + next.information}];
  });
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
  const pages = [...names.keys()].filter((id) => !names[id]?.owner);
  /** What is much written about comes before what is not, between equals. */
  const factors = records.map(({weight, hierarchy}) => {
    const mentions = Math.log2(1 + vocabulary.count(compact(hierarchy.lvl1 ?? '')));
    return 1 + weight.page / 1000 + weight.level / 10000 + mentions / 200;
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
    const total = expanded.reduce((sum, {information}) => sum + information, 0);
    for (const {text, information} of wordsAndPairs(expanded)) {
      for (const id of pages) {
        const name = names[id];
        if (name && isNamedBy(text, name)) add(id, (NAMED_POINTS * information) / total);
      }
    }
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
    const phrase = fold(query.typed);
    const best = wanted.slice(0, several ? PHRASE_DEPTH : 0).map(([id, score]): [number, number] => {
      const says = fold(records[id]?.content ?? '').includes(phrase);
      return [id, says ? score + PHRASE_POINTS : score];
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
