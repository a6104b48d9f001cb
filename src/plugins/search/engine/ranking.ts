import type {SearchRecord, SynonymList} from '../records/types';
import {createVariants, expand, replaceUnknownWords} from './expand';
import {createFullText} from './full-text';
import {readNames, readPlainNames} from './names';
import {type Query, readSigns} from './query';
import {NAME_SCORERS, RERANK_SCORERS, type Scorer, type ScorerInput, TEXT_SCORERS} from './scorers';
import {createSimilarAliases} from './similar-aliases';
import {createSynonyms} from './synonyms';
import {normalize} from './text';
import type {Vocabulary} from './vocabulary';
import {IMPORTANCE, KIND_FACTORS, MIN_SCORE_SHARE, RERANK_DEPTH} from './weights';

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

const add = (sum: number, points: number): number => sum + points;

/** Creates the function that ranks these records, with these synonyms. It also returns the names of the records. */
export function createRanker(records: readonly SearchRecord[], synonymList: SynonymList) {
  const synonyms = createSynonyms(records, synonymList);
  const names = readNames(records);
  const plainNames = readPlainNames(records, names);
  const {vocabulary, match} = createFullText(records);
  const lexicon = {vocabulary, synonyms};
  const compareAliases = createSimilarAliases(records, vocabulary);
  const mentionCounts = countMentions(records, vocabulary);
  const kindFactors = Float64Array.from(records, ({kind}) => KIND_FACTORS[kind]);
  const importance = Float64Array.from(records, ({weight, hierarchy}) => {
    const mentions = Math.log2(1 + (mentionCounts.get(hierarchy.lvl1 ?? '') ?? 0));
    return 1 + (IMPORTANCE.page * weight.page) / 100 + IMPORTANCE.mentions * mentions;
  });

  const createInput = (asTyped: Query): Omit<ScorerInput, 'best'> => {
    const query = replaceUnknownWords(readSigns(asTyped, vocabulary), lexicon);
    const expanded = expand(query, lexicon);
    const variants = createVariants(query, synonyms);
    const textShares = match(expanded);
    return {records, names, plainNames, compareAliases, query, variants, expanded, textShares};
  };

  /**
   * Ranks the records that pass a filter.
   *
   * @param withoutScorer name of a scorer to leave out, to measure its effect
   * @returns the hits, best first, of which a section may have several, and the terms to highlight in them: in lower case,
   *   longest first
   */
  const rank = (
    query: Query,
    passesFilter: (record: SearchRecord) => boolean,
    withoutScorer?: string,
  ): {hits: SearchRecord[]; terms: string[]} => {
    if (query.words.length === 0) return {hits: [], terms: []};
    const input = createInput(query);
    const scores = new Float64Array(records.length);
    const scoreAt = (id: number): number => scores[id] ?? 0;
    const score = (scorers: readonly Scorer[], combine: typeof add, best: readonly number[] = []) => {
      for (const scorer of scorers.filter(({name}) => name !== withoutScorer))
        scorer.score({...input, best}, (id, share) => {
          scores[id] = combine(scoreAt(id), scorer.weight * share);
        });
    };
    const multiply = (factors: Float64Array) =>
      factors.forEach((factor, id) => {
        scores[id] = scoreAt(id) * factor;
      });

    score(NAME_SCORERS, Math.max);
    multiply(kindFactors);
    score(TEXT_SCORERS, add);
    multiply(importance);

    const minimum = MIN_SCORE_SHARE * scores.reduce((highest, value) => Math.max(highest, value), 0);
    const compare = (a: number, b: number) => scoreAt(b) - scoreAt(a) || a - b;
    const found: number[] = [];
    scores.forEach((value, id) => {
      const record = value > 0 && value >= minimum && records[id];
      if (record && passesFilter(record)) found.push(id);
    });
    found.sort(compare);
    const best = found.slice(0, RERANK_DEPTH);
    score(RERANK_SCORERS, add, best);
    const ids = [...best.sort(compare), ...found.slice(RERANK_DEPTH)];
    const highlighted = input.expanded.flatMap(({word, terms}) => [word, ...terms.map(({text}) => text)]);
    return {
      hits: ids.flatMap((id) => records[id] ?? []),
      terms: [...new Set(highlighted)].sort((a, b) => b.length - a.length),
    };
  };

  return {names, rank};
}
