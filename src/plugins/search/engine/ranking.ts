import type {Kind, SearchRecord, Words} from '../records/types';
import {createFullText} from './full-text';
import {createMentions} from './mentions';
import {type Name, readNames, scoreNames} from './names';
import {expand, type Query, readings, type WordTerms} from './query';
import {createSynonyms, type Synonyms} from './synonyms';
import {compact, fold, words} from './text';

/** A name that is typed in full, the same by another reading of the query, and text that says all. */
const POINTS = {name: 1000, reading: 900, text: 620};
/** Points for text that has the words of the query side by side, as that of an error message has. */
const PHRASE_POINTS = 200;
/** Among how many of the best such text is looked for. */
const PHRASE_DEPTH = 60;
/** Pages of prose answer several words rather than symbols do, and answers to questions a question. */
const PROSE: ReadonlySet<Kind> = new Set<Kind>(['page', 'section']);
const PROSE_FACTOR = 1.12;
const FAQ_FACTOR = 1.3;
const QUESTION = /^(?:why|which|what|is|are|can|may|should|will|does|do)\b/i;
/** What has less than this share of the best one's points is no answer. */
const LEAST_SHARE = 0.1;

/** How much the text of a record counts for a query of several words. */
function answerFactor({typed}: Query, record: SearchRecord | undefined): number {
  if (!record || !PROSE.has(record.kind)) return 1;
  return record.hierarchy.lvl0 === 'FAQ' && QUESTION.test(typed) ? FAQ_FACTOR : PROSE_FACTOR;
}

/** Words in lower case with one blank between, and one round them. */
const inOneLine = (text: string): string =>
  ` ${words(fold(text))
    .map(({text: word}) => word)
    .join(' ')} `;

/** Share of the neighbours in a query that are neighbours in a line too. */
function sharedPairs(query: string, line: string): number {
  const list = query.split(' ');
  const pairs = list.slice(1).map((word, index) => ` ${list[index]} ${word} `);
  return pairs.filter((pair) => line.includes(pair)).length / Math.max(pairs.length, 1);
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
  synonyms: Synonyms;
  rank(query: Query, isWanted: (record: SearchRecord) => boolean): Ranking;
}

/** Makes a ranker for these records and pairs of words. */
export function createRanker(records: readonly SearchRecord[], pairs: Words): Ranker {
  const synonyms = createSynonyms(records, pairs);
  const {vocabulary, score: scoreText} = createFullText(records);
  const names = readNames(records);
  const mentions = createMentions(records, names);
  const lines = new Map<number, string>();
  const lineOf = (id: number): string => {
    const line = lines.get(id) ?? inOneLine(`${names[id]?.written} ${records[id]?.content ?? ''}`);
    lines.set(id, line);
    return line;
  };
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
    for (const reading of readings(query, expanded, synonyms)) {
      for (const [id, score] of scoreNames(reading, names).entries()) add(id, POINTS.reading * score);
    }
    for (const [id, points] of mentions(expanded)) add(id, points);
    return scores;
  };

  const rank: Ranker['rank'] = (query, isWanted) => {
    if (query.words.length === 0) return {ids: [], terms: []};
    const expanded = expand(query, {vocabulary, synonyms});
    const several = query.words.length > 1;
    const mistyped = expanded.some(({known}) => !known);
    const scores = scoreAllNames({...query, mistyped}, expanded);
    for (const [id, score] of scoreText(expanded)) {
      const factor = several ? answerFactor(query, records[id]) : 1;
      scores.set(id, (scores.get(id) ?? 0) + POINTS.text * factor * score);
    }
    const byScore = (a: [number, number], b: [number, number]) => b[1] - a[1] || a[0] - b[0];
    const wanted = [...scores]
      .filter(([id]) => records[id] && isWanted(records[id]))
      .map(([id, score]): [number, number] => [id, score * (factors[id] ?? 1)])
      .sort(byScore);
    const best = wanted.slice(0, several ? PHRASE_DEPTH : 0).map(([id, score]): [number, number] => {
      return [id, score + PHRASE_POINTS * sharedPairs(query.text, lineOf(id))];
    });
    const ordered = [...best.sort(byScore), ...wanted.slice(best.length)];
    const least = LEAST_SHARE * (ordered[0]?.[1] ?? 0);
    const marked = expanded.flatMap(({word, terms}) => [word, ...terms.map(({text}) => text)]);
    return {
      ids: ordered.filter(([, score]) => score >= least).map(([id]) => id),
      terms: [...new Set(marked)].sort((a, b) => b.length - a.length),
    };
  };

  return {names, synonyms, rank};
}
