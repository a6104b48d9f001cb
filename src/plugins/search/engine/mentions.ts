import type {Names} from './names';
import type {WordTerms} from './query';
import {stem} from './text';

/** Maximum number of words in a name that is looked for. */
const MAX_NGRAM_LENGTH = 3;

/** Adjacent words of a query, with the sum of their information. */
interface NGram {
  words: string[];
  information: number;
}

/** Returns each word alone and together with the words after it, because "file dialog" is QFileDialog. */
function listNGrams(expanded: readonly WordTerms[]): NGram[] {
  return expanded.flatMap((_, start) => {
    const ngram: NGram = {words: [], information: 0};
    return expanded.slice(start, start + MAX_NGRAM_LENGTH).map(({word, information}) => {
      ngram.words.push(word);
      ngram.information += information;
      return {words: [...ngram.words], information: ngram.information};
    });
  });
}

/** Returns the meanings of the words of a query: meaning → sum of the information of the words that have it. */
function sumMeanings(expanded: readonly WordTerms[]): Map<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms, meantInformation} of expanded) {
    const texts = terms.filter(({isMeaning}) => isMeaning).map(({text}) => text);
    for (const text of new Set(texts)) meanings.set(text, (meanings.get(text) ?? 0) + meantInformation);
  }
  return meanings;
}

/** Record numbers by name. */
class IdsByText {
  private readonly ids = new Map<string, number[]>();

  add(text: string, id: number): void {
    const ids = this.ids.get(text);
    if (!ids) this.ids.set(text, [id]);
    else if (!ids.includes(id)) ids.push(id);
  }

  get(text: string): readonly number[] {
    return this.ids.get(text) ?? [];
  }
}

type ScoredIds = Array<[id: number, share: number]>;

/** Finds the records that a query mentions, with the share of the query's information that mentions them, from 0 to 1. */
export interface Mentions {
  /** Finds classes and pages whose name is in the query in any form: "package my app" names Packaging. */
  findNames(expanded: readonly WordTerms[]): ScoredIds;
  /** Finds the records whose names are meanings of words of the query. */
  findMeanings(expanded: readonly WordTerms[]): ScoredIds;
}

/** Creates the lookup of mentions for these names. */
export function createMentions(names: Names): Mentions {
  const pages = new IdsByText();
  const all = new IdsByText();
  for (const [id, name] of names.byRecord.entries()) {
    const {normalized = '', short = ''} = name ?? {};
    for (const text of [normalized, short].filter(Boolean)) {
      all.add(text, id);
      if (!names.declaringClasses[id]) pages.add(stem(text), id);
    }
  }
  const share = (expanded: readonly WordTerms[], ids: readonly number[], information: number): ScoredIds => {
    const total = expanded.reduce((sum, item) => sum + item.information, 0);
    return ids.map((id) => [id, information / total]);
  };
  return {
    findNames: (expanded) =>
      listNGrams(expanded).flatMap(({words: list, information}) =>
        share(expanded, pages.get(stem(list.join(''))), information),
      ),
    findMeanings: (expanded) =>
      [...sumMeanings(expanded)].flatMap(([text, information]) =>
        share(expanded, all.get(text), information),
      ),
  };
}
