/**
 * All rules of the ranking. Each scorer gives records a share of its weight in points. A name that is typed exactly gets
 * 1000 points. To add a rule, add a scorer to one of the three lists at the end. `npm run search:relevance` prints the effect
 * of each scorer.
 */

import type {SearchRecord} from '../records/types';
import type {Variant, WordTerms} from './expand';
import {type ClassEntry, type Name, type NameEntry, type Names, type PlainNames, toSingular} from './names';
import type {Query} from './query';
import type {createSimilarAliases} from './similar-aliases';
import {fold, normalize, splitWords, stem, toAmericanSpelling} from './text';

export interface ScorerInput {
  records: readonly SearchRecord[];
  names: Names;
  plainNames: PlainNames;
  compareAliases: ReturnType<typeof createSimilarAliases>;
  query: Query;
  /** The query as typed, and other ways to read it as a name. */
  variants: readonly Variant[];
  expanded: readonly WordTerms[];
  /** Scores of the full-text search by record number, from 0 up to but not including 1. */
  textShares: Float64Array;
  /** The records with the most points so far. Empty except for rerank scorers. */
  best: readonly number[];
}

/** Gives a record a share of the scorer's weight, from 0 to 1. */
type AddScore = (id: number, share: number) => void;

/** One rule of the ranking. */
export interface Scorer {
  /** Its name in the output of `npm run search:relevance`. */
  name: string;
  /** Points for a share of 1. */
  weight: number;
  score(input: ScorerInput, addScore: AddScore): void;
}

/** Shares, from 0 to 1, for a name that isn't typed exactly. */
const NAME_MATCH = {
  withoutQPrefix: 0.99,
  withoutAccessor: 0.93,
  /** A prefix of the name: at least this, plus `prefixLength` times the share of the letters that are typed. */
  prefix: 0.6,
  prefixWithoutAccessor: 0.55,
  prefixLength: 0.3,
};

/** Returns how well a typed word matches a name: 1 if it's the name, 0 if it's not similar. */
function scoreNameMatch(typed: string, {normalized, short, original}: Name): number {
  if (!typed) return 0;
  if (typed === normalized) return 1;
  if (typed === short)
    return /^Q[A-Z]/.test(original) ? NAME_MATCH.withoutQPrefix : NAME_MATCH.withoutAccessor;
  const share = (NAME_MATCH.prefixLength * typed.length) / normalized.length;
  if (normalized.startsWith(typed)) return NAME_MATCH.prefix + share;
  if (short.startsWith(typed)) return NAME_MATCH.prefixWithoutAccessor + share;
  return 0;
}

/** Calls `each` with every name that matches a text, and the score of the match. */
function forEachMatch(names: Names, typed: string, each: (entry: NameEntry, share: number) => void): void {
  if (!typed) return;
  for (const entry of names.withPrefix(typed)) {
    const share = scoreNameMatch(typed, entry.name);
    if (share > 0) each(entry, share);
  }
}

/** Rewards a record whose name is the query, exactly or nearly: `setWindowTitle`, `windowtitle`, `setWindowT`, `setWidnowTitle`. */
const nameScorer: Scorer = {
  name: 'name',
  weight: 1000,
  score({variants, names}, addScore) {
    for (const {query, weight, isMeaning} of variants) {
      if (query.path) continue;
      forEachMatch(names, query.normalized, ({ids}, share) => {
        if (isMeaning && share < NAME_MATCH.withoutAccessor) return;
        for (const id of ids) addScore(id, weight * share);
      });
    }
  },
};

/** Shares for a query like `Class.member`, if the class isn't exactly the one that declares the member. */
const PATH_MATCH = {subclass: 0.99, perGeneration: 0.01, otherClass: 0.3, classItself: 0.45};

/** Share for a member that is typed after its class without a sign between them. */
const JOINED_MATCH = 0.98;

const scoreSubclass = (generations: number | undefined): number =>
  generations === undefined ? 0 : PATH_MATCH.subclass - PATH_MATCH.perGeneration * generations;

/** Scores members, own or inherited, for a query with a sign between class and member: `QWidget.setLayout`. */
function scorePath({className, member}: NonNullable<Query['path']>, names: Names, addScore: AddScore): void {
  const scoreClass = ({name, subclasses}: ClassEntry): number =>
    Math.max(
      PATH_MATCH.otherClass,
      scoreNameMatch(className, name),
      scoreSubclass(subclasses.get(className)),
    );
  forEachMatch(names, member, ({ids}, share) => {
    for (const id of ids) {
      const declaringClass = names.declaringClasses[id];
      if (declaringClass) addScore(id, scoreClass(declaringClass) * share);
    }
  });
  forEachMatch(names, className, ({ids}, share) => {
    for (const id of ids) if (!names.declaringClasses[id]) addScore(id, PATH_MATCH.classItself * share);
  });
}

/** Rewards a member that is typed after its class: `QWidget.setLayout`, `QPushButton setLayout`, `qwidgetsetlayout`. */
const memberScorer: Scorer = {
  name: 'member',
  weight: 880,
  score({variants, names}, addScore) {
    const addMembers = ({members}: ClassEntry, typed: string, share: number) => {
      for (const id of members) {
        const name = names.byRecord[id];
        if (name) addScore(id, share * scoreNameMatch(typed, name));
      }
    };
    for (const {query, weight} of variants) {
      const {path, normalized, words} = query;
      if (path) {
        scorePath(path, names, addScore);
        continue;
      }
      const [firstWord = '', ...otherWords] = words;
      const afterFirstWord = otherWords.join('');
      for (const declaringClass of names.classes) {
        const matched = [declaringClass.name.normalized, declaringClass.name.short].find((text) =>
          normalized.startsWith(text),
        );
        if (matched) addMembers(declaringClass, normalized.slice(matched.length), weight * JOINED_MATCH);
        const subclass = afterFirstWord ? scoreSubclass(declaringClass.subclasses.get(firstWord)) : 0;
        if (subclass > 0) addMembers(declaringClass, afterFirstWord, weight * subclass);
      }
    }
  },
};

/** Matches words without signs, digits or camel case. */
const PLAIN_WORDS = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?: (?:[A-Z]?[a-z]+|[A-Z]+))*$/;

/** Rewards a class for its plain English name, so that it comes before members of that name: `table`, `check boxes`. */
const plainNameScorer: Scorer = {
  name: 'plain name',
  weight: 1200,
  score({query: {typed, normalized}, plainNames}, addScore) {
    if (!PLAIN_WORDS.test(typed)) return;
    const found = plainNames.get(normalized) ?? plainNames.get(toSingular(normalized)) ?? [];
    for (const [id, share] of found) addScore(id, share);
  },
};

const sumInformation = (expanded: readonly WordTerms[]): number =>
  expanded.reduce((sum, {information}) => sum + information, 0);

/** Maximum number of words in a name that is looked for, because "file dialog" is QFileDialog. */
const MAX_NAME_WORDS = 3;

/** Rewards a class or page whose name is in a question, by its share of the question: "how do I copy to the clipboard". */
const mentionedNameScorer: Scorer = {
  name: 'mentioned name',
  weight: 500,
  score({expanded, names}, addScore) {
    const total = sumInformation(expanded);
    for (const start of expanded.keys()) {
      let name = '';
      let information = 0;
      for (const item of expanded.slice(start, start + MAX_NAME_WORDS)) {
        name += item.word;
        information += item.information;
        for (const id of names.pagesByStem.get(stem(name)) ?? []) addScore(id, information / total);
      }
    }
  },
};

/** Matches words that may be the name of a class or, in camel case, of a member. */
const MAY_BE_NAME = /^[Qq]|\p{Ll}\p{Lu}/u;

/** Rewards records whose exact names are in a sentence: "is there an example of QTableView", "setWindowFlag does nothing". */
const exactNameScorer: Scorer = {
  name: 'exact name',
  weight: 360,
  score({query: {typed}, names}, addScore) {
    for (const written of splitWords(typed).filter((word) => MAY_BE_NAME.test(word))) {
      const normalized = normalize(written);
      for (const {name, ids} of names.find(normalized)) {
        // "quit" is a word of a sentence rather than the name of a member.
        if (name.normalized === normalized && name.original !== normalized)
          for (const id of ids) addScore(id, 1);
      }
    }
  },
};

/** Rewards records whose names are synonyms of words of the query, by the share of the query that those words have. */
const synonymScorer: Scorer = {
  name: 'synonym',
  weight: 250,
  score({expanded, names}, addScore) {
    const total = sumInformation(expanded);
    const meanings = new Map<string, number>();
    for (const {terms, meantInformation} of expanded) {
      const texts = terms.filter(({isMeaning}) => isMeaning).map(({text}) => text);
      for (const text of new Set(texts)) meanings.set(text, (meanings.get(text) ?? 0) + meantInformation);
    }
    for (const [text, information] of meanings)
      for (const {ids} of names.find(text)) for (const id of ids) addScore(id, information / total);
  },
};

/** Rewards the words of the query in title and text, by BM25 and the share of the query that they cover. */
const textScorer: Scorer = {
  name: 'text',
  weight: 700,
  score({textShares}, addScore) {
    textShares.forEach((share, id) => {
      if (share > 0) addScore(id, share);
    });
  },
};

/** Gives each section a share of the points by its score of the full-text search. */
function scoreSections({textShares, records}: ScorerInput, share: number, addScore: AddScore): void {
  textShares.forEach((textShare, id) => {
    if (textShare > 0 && records[id]?.kind === 'section') addScore(id, share * textShare);
  });
}

/** Rewards sections more than symbols and whole pages if the query has several words. */
const sectionScorer: Scorer = {
  name: 'section',
  weight: 120,
  score(input, addScore) {
    if (input.query.words.length >= 2) scoreSections(input, 1, addScore);
  },
};

/** Returns the share of the query's information that the exact names of classes have, from 0 to 1. */
function measureClassNames({expanded, names, records}: ScorerInput): number {
  const isClass = (word: string) =>
    names
      .find(word)
      .some(({name, ids}) => name.normalized === word && ids.some((id) => records[id]?.kind === 'class'));
  return sumInformation(expanded.filter(({word}) => isClass(word))) / sumInformation(expanded);
}

/**
 * Rewards sections that mention a class if the query is about little else, because their readers want more than one of its
 * members: "is there an example of QTableView".
 */
const sectionOfClassScorer: Scorer = {
  name: 'section of a class',
  weight: 200,
  score(input, addScore) {
    // Stop words count too, because "how do I use QSplitter" is a question, although its only word is a class.
    if (splitWords(input.query.typed).length < 2) return;
    const share = measureClassNames(input) ** 2;
    if (share > 0) scoreSections(input, share, addScore);
  },
};

/** Returns the words of a text in lower case, with one space before and after each. */
const toWordSequence = (text: string): string => ` ${splitWords(toAmericanSpelling(fold(text))).join(' ')} `;

/** Rewards pairs of adjacent words that are adjacent in title, text or aliases too, as in an error message. */
const neighboursScorer: Scorer = {
  name: 'neighbours',
  weight: 200,
  score({query, best, records, names}, addScore) {
    if (query.words.length < 2) return;
    const list = query.text.split(' ');
    const pairs = list.slice(1).map((word, index) => ` ${list[index]} ${word} `);
    // A word that was split is still one word of the text.
    if (pairs.length === 0) return;
    for (const id of best) {
      const {content, aliases = [], topics = []} = records[id] ?? {};
      const {original: written = '', parts = []} = names.byRecord[id] ?? {};
      const text = toWordSequence([written, parts.join(' '), content, ...aliases, ...topics].join(' '));
      addScore(id, pairs.filter((pair) => text.includes(pair)).length / pairs.length);
    }
  },
};

/** Matches the name of a member in camel case, or a call. */
const MEMBER_NAME = /\b\p{Ll}+\p{Lu}|\(\)/u;

/**
 * Rewards a record by its alias that is most similar to the query, whatever the order of the words. For example, "how do I
 * make the buttons equal in width" is near "buttons of equal width". A member's name with only one other word is about that
 * member, so it isn't compared with what people call things.
 */
const similarAliasScorer: Scorer = {
  name: 'similar alias',
  weight: 360,
  score({query, expanded, best, compareAliases}, addScore) {
    const {length} = query.words;
    if (length < 2 || (length === 2 && MEMBER_NAME.test(query.typed))) return;
    const measureSimilarity = compareAliases(expanded);
    for (const id of best) addScore(id, measureSimilarity(id));
  },
};

/**
 * Rewards the parts of a section for what its other parts have. A long section is several records, and each of them has
 * only some of the words of a question.
 */
const wholeSectionScorer: Scorer = {
  name: 'whole section',
  weight: 100,
  score({query, best, textShares, records}, addScore) {
    if (query.words.length < 2 || query.path) return;
    const sections = new Map<string, {sum: number; highest: number}>();
    const getShare = (id: number) => textShares[id] ?? 0;
    for (const id of best) {
      const {url = ''} = records[id] ?? {};
      const {sum, highest} = sections.get(url) ?? {sum: 0, highest: 0};
      sections.set(url, {sum: sum + getShare(id), highest: Math.max(highest, getShare(id))});
    }
    for (const id of best) {
      const {sum = 0, highest = 0} = sections.get(records[id]?.url ?? '') ?? {};
      addScore(id, Math.min(1, sum - highest));
    }
  },
};

/** Rules for names. Of their scores, the highest counts, multiplied by the factor of the record's kind. */
export const NAME_SCORERS: readonly Scorer[] = [
  nameScorer,
  memberScorer,
  plainNameScorer,
  mentionedNameScorer,
  exactNameScorer,
  synonymScorer,
];

/** Rules for title and text. Their scores are added to the score of the name. */
export const TEXT_SCORERS: readonly Scorer[] = [textScorer, sectionScorer, sectionOfClassScorer];

/**
 * Rules that take longer, or that compare hits with each other. They only see the best records so far, and their scores
 * are added too.
 */
export const RERANK_SCORERS: readonly Scorer[] = [neighboursScorer, similarAliasScorer, wholeSectionScorer];
