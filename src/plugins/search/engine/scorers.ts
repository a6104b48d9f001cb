import type {Kind, SearchRecord} from '../records/types';
import type {Matches} from './full-text';
import type {Mentions} from './mentions';
import {type ClassEntry, type Name, type NameEntry, type Names, toSingular} from './names';
import type {Query, WordTerms} from './query';
import type {SimilarAliases} from './similar-aliases';
import {fold, normalize, splitWords, toAmericanSpelling} from './text';
import {typingErrors} from './vocabulary';

/**
 * All rules of the ranking. Each scorer gives records a share of its weight in points. A name that is typed exactly gets
 * 1000 points. To add a rule, add a scorer to one of the three lists below. `npm run search:relevance` prints the effect
 * of each scorer.
 */

/** The data about the records that scorers can look up. */
export interface SearchIndex {
  records: readonly SearchRecord[];
  names: Names;
  /** Plain English name → the classes that have it, each with a score from 0 to 1. */
  plainNames: ReadonlyMap<string, ReadonlyArray<readonly [id: number, share: number]>>;
  mentions: Mentions;
  similarAliases: SimilarAliases;
}

/** The input of a scorer. */
export interface ScorerInput {
  query: Query;
  /** The query as typed, and other ways to read it as a name, each with its weight. */
  variants: ReadonlyArray<{query: Query; weight: number}>;
  expanded: readonly WordTerms[];
  /** The full-text matches. */
  matches: Matches;
  /** The records with the most points so far. Empty except for rerank scorers. */
  best: readonly number[];
  searchIndex: SearchIndex;
}

/** Gives a record a share of the scorer's weight, from 0 to 1. If it's called several times, the largest share counts. */
export type AddScore = (id: number, share: number) => void;

/** One rule of the ranking. */
export interface Scorer {
  /** Its name in the output of `npm run search:relevance`. */
  name: string;
  /** Points for a share of 1. A negative weight takes points away. */
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
  /** With typing errors. Each takes `perTypingError` away, and leaving out `set` counts as a quarter of an error. */
  mistyped: 0.8,
  perTypingError: 0.12,
};

/** The properties of a query that matter when it is compared with a name. */
type MatchOptions = Pick<Query, 'mayBeMistyped'>;

/** Returns how well a typed word matches a name: 1 if it's the name, 0 if it's not similar. */
function scoreNameMatch(
  typed: string,
  {normalized, short, original}: Name,
  {mayBeMistyped}: MatchOptions,
): number {
  if (!typed) return 0;
  if (typed === normalized) return 1;
  if (typed === short)
    return /^Q[A-Z]/.test(original) ? NAME_MATCH.withoutQPrefix : NAME_MATCH.withoutAccessor;
  const share = (NAME_MATCH.prefixLength * typed.length) / normalized.length;
  if (normalized.startsWith(typed)) return NAME_MATCH.prefix + share;
  if (short.startsWith(typed)) return NAME_MATCH.prefixWithoutAccessor + share;
  if (!mayBeMistyped) return 0;
  const errors = Math.min(typingErrors(typed, normalized), typingErrors(typed, short) + 0.25);
  return Math.max(0, NAME_MATCH.mistyped - NAME_MATCH.perTypingError * errors);
}

/** Calls `each` with every name that matches a text, and the score of the match. */
function forEachMatch(
  names: Names,
  typed: string,
  options: MatchOptions,
  each: (entry: NameEntry, share: number) => void,
): void {
  if (!typed) return;
  for (const entry of options.mayBeMistyped ? names.all : names.withPrefix(typed)) {
    const share = scoreNameMatch(typed, entry.name, options);
    if (share > 0) each(entry, share);
  }
}

/** Rewards a record whose name is the query, exactly or nearly: `setWindowTitle`, `windowtitle`, `setWindowT`, `setWidnowTitle`. */
const nameScorer: Scorer = {
  name: 'name',
  weight: 1000,
  score({variants, searchIndex: {names}}, addScore) {
    for (const {query, weight} of variants) {
      if (query.path) continue;
      forEachMatch(names, query.normalized, query, ({ids}, share) => {
        if (query.isMeaning && share < NAME_MATCH.withoutAccessor) return;
        for (const id of ids) addScore(id, weight * share);
      });
    }
  },
};

/** Shares for a query like `Class.member`, if the class isn't exactly the one that declares the member. */
const PATH_MATCH = {subclass: 0.99, perGeneration: 0.01, otherClass: 0.3, classItself: 0.45};

const scoreSubclass = (generations: number | undefined): number =>
  generations === undefined ? 0 : PATH_MATCH.subclass - PATH_MATCH.perGeneration * generations;

/** Scores members, own or inherited, for a query with a sign between class and member: `QWidget.setLayout`. */
function scorePath({path, mayBeMistyped}: Query, weight: number, names: Names, addScore: AddScore): void {
  if (!path) return;
  const classMatches = names.classes.map(({name, subclasses}) =>
    Math.max(
      PATH_MATCH.otherClass,
      scoreNameMatch(path.className, name, {mayBeMistyped}),
      scoreSubclass(subclasses.get(path.className)),
    ),
  );
  forEachMatch(names, path.member, {mayBeMistyped}, ({ids}, share) => {
    for (const id of ids) {
      const declaringClass = names.declaringClasses[id];
      if (declaringClass) addScore(id, weight * (classMatches[declaringClass.number] ?? 0) * share);
    }
  });
  forEachMatch(names, path.className, {mayBeMistyped}, ({ids}, share) => {
    for (const id of ids)
      if (!names.declaringClasses[id]) addScore(id, weight * (PATH_MATCH.classItself * share));
  });
}

/** Rewards a member that is typed after its class: `QWidget.setLayout`, `QPushButton setLayout`, `qwidgetsetlayout`. */
const memberScorer: Scorer = {
  name: 'member',
  weight: 880,
  score({variants, searchIndex: {names}}, addScore) {
    const addMembers = ({members}: ClassEntry, typed: string, share: number) => {
      for (const id of members) {
        const name = names.byRecord[id];
        if (name) addScore(id, share * scoreNameMatch(typed, name, {mayBeMistyped: false}));
      }
    };
    for (const {query, weight} of variants) {
      scorePath(query, weight, names, addScore);
      if (query.path) continue;
      const {normalized, afterFirstWord} = query;
      for (const declaringClass of names.classes) {
        const matched = [declaringClass.name.normalized, declaringClass.name.short].find((text) =>
          normalized.startsWith(text),
        );
        if (matched) addMembers(declaringClass, normalized.slice(matched.length), weight * 0.98);
        const subclass = afterFirstWord
          ? scoreSubclass(declaringClass.subclasses.get(query.words[0] ?? ''))
          : 0;
        if (subclass > 0) addMembers(declaringClass, afterFirstWord, weight * subclass);
      }
    }
  },
};

/** Rewards a class for its plain English name, so that it comes before members of that name: `table`, `check boxes`. */
const plainNameScorer: Scorer = {
  name: 'plain name',
  weight: 1200,
  score({query: {plainName}, searchIndex}, addScore) {
    const found =
      searchIndex.plainNames.get(plainName) ?? searchIndex.plainNames.get(toSingular(plainName)) ?? [];
    for (const [id, share] of found) addScore(id, share);
  },
};

/** Rewards a class or page whose name is in a question, by its share of the question: "how do I copy to the clipboard". */
const mentionedNameScorer: Scorer = {
  name: 'mentioned name',
  weight: 500,
  score({expanded, searchIndex}, addScore) {
    for (const [id, share] of searchIndex.mentions.findNames(expanded)) addScore(id, share);
  },
};

/** Matches words that may be the name of a class or, in camel case, of a member. */
const MAY_BE_NAME = /^[Qq]|\p{Ll}\p{Lu}/u;

/** Rewards records whose exact names are in a sentence: "is there an example of QTableView", "setWindowFlag does nothing". */
const exactNameScorer: Scorer = {
  name: 'exact name',
  weight: 360,
  score({query: {path, typed, words: list}, searchIndex: {names}}, addScore) {
    if (path || list.length < 2) return;
    for (const word of splitWords(typed)
      .filter((written) => MAY_BE_NAME.test(written))
      .map(normalize)) {
      for (const {name, ids} of names.withPrefix(word)) {
        // "quit" is a word of a sentence rather than the name of a member.
        if (name.normalized !== word || name.original === word) continue;
        for (const id of ids) addScore(id, 1);
      }
    }
  },
};

/** Rewards records whose names are synonyms of words of the query, by the share of the query that those words have. */
const synonymScorer: Scorer = {
  name: 'synonym',
  weight: 250,
  score({expanded, searchIndex}, addScore) {
    for (const [id, share] of searchIndex.mentions.findMeanings(expanded)) addScore(id, share);
  },
};

/** Rewards the words of the query in title and text, by BM25 and the share of the query that they cover. */
const textScorer: Scorer = {
  name: 'text',
  weight: 700,
  score({matches}, addScore) {
    for (const id of matches.ids) addScore(id, matches.shares[id] ?? 0);
  },
};

const PROSE: ReadonlySet<Kind> = new Set<Kind>(['page', 'section']);

/** Rewards prose more than symbols if the query has several words. */
const proseScorer: Scorer = {
  name: 'prose',
  weight: 110,
  score({query, matches, searchIndex}, addScore) {
    if (query.words.length < 2) return;
    for (const id of matches.ids) {
      if (PROSE.has(searchIndex.records[id]?.kind ?? 'class')) addScore(id, matches.shares[id] ?? 0);
    }
  },
};

/** Returns the words of a text in lower case, with one space before and after each. */
const toWordSequence = (text: string): string => ` ${splitWords(toAmericanSpelling(fold(text))).join(' ')} `;

/** Rewards pairs of adjacent words that are adjacent in title, text or aliases too, as in an error message. */
const neighboursScorer: Scorer = {
  name: 'neighbours',
  weight: 200,
  score({query, best, searchIndex}, addScore) {
    if (query.words.length < 2) return;
    const list = query.text.split(' ');
    const pairs = list.slice(1).map((word, index) => ` ${list[index]} ${word} `);
    for (const id of best) {
      const {content, aliases = [], topics = []} = searchIndex.records[id] ?? {};
      const {original: written = '', parts = []} = searchIndex.names.byRecord[id] ?? {};
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
  score({query, expanded, best, searchIndex}, addScore) {
    const {length} = query.words;
    if (length < 2 || (length === 2 && MEMBER_NAME.test(query.typed))) return;
    const measureSimilarity = searchIndex.similarAliases.compareWith(expanded);
    for (const id of best) addScore(id, measureSimilarity(id));
  },
};

/**
 * Rewards the parts of a section for what its other parts have. A long section is several records, and each of them has
 * only some of the words of a question.
 */
const wholeSectionScorer: Scorer = {
  name: 'whole section',
  weight: 150,
  score({query, best, matches, searchIndex: {records}}, addScore) {
    if (query.words.length < 2 || query.path) return;
    const sections = new Map<string, {sum: number; highest: number}>();
    const shareOf = (id: number) => matches.shares[id] ?? 0;
    for (const id of best) {
      const {url = ''} = records[id] ?? {};
      const {sum, highest} = sections.get(url) ?? {sum: 0, highest: 0};
      sections.set(url, {sum: sum + shareOf(id), highest: Math.max(highest, shareOf(id))});
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
export const TEXT_SCORERS: readonly Scorer[] = [textScorer, proseScorer];

/**
 * Rules that take longer, or that compare hits with each other. They only see the best records so far, and their scores
 * are added too.
 */
export const RERANK_SCORERS: readonly Scorer[] = [neighboursScorer, similarAliasScorer, wholeSectionScorer];

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

/** The parameters of BM25+. */
export const BM25 = {k1: 1.2, b: 0.7, delta: 0.5};

/** Factor for a longer term that has a word as a prefix, and the penalty for each letter that is missing. */
export const PREFIX_MATCH = {share: 0.375, perLetter: 0.3};

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
  joined: 1,
  withoutSign: 0.4,
  prefix: 0.5,
  prefixOfShort: 0.05,
  prefixBeforeLast: 0.5,
  synonym: 0.6,
  corrected: 0.6,
  phrase: 1.2,
  weak: 0.4,
};

/**
 * Small factors that decide between records with similar scores: the importance of the page, the level of the heading,
 * and how often other pages mention it.
 */
export const IMPORTANCE = {page: 0.1, level: 0.01, mentions: 0.005};

/** Records with less than this share of the best score aren't hits. */
export const MIN_SCORE_SHARE = 0.1;
