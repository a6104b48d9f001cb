import type {Kind, SearchRecord} from '../records/types';
import type {Matches} from './full-text';
import type {Mentions} from './mentions';
import {type ClassEntry, type Name, type NameEntry, type Names, singular} from './names';
import {CHANGE_VERBS, type Query, STOP_WORDS, type WordTerms} from './query';
import {american, fold, stem, words} from './text';
import {typingErrors} from './vocabulary';

/**
 * The whole ranking. Each scorer gives records a share of its weight, in points: 1000 points are a name that is typed as it
 * is written. To add a rule, add a scorer to one of the three lists below. `npm run search:relevance` prints the effect of
 * each scorer.
 */

/** Everything that scorers may look up about the records. */
export interface Site {
  records: readonly SearchRecord[];
  names: Names;
  /** Plain English names of classes, by name, with how well that says it. */
  plainNames: ReadonlyMap<string, ReadonlyArray<readonly [id: number, share: number]>>;
  mentions: Mentions;
  /** By number of a member: how much less its class is used than others that have a member of that name, 0 to 1. */
  lessUsed: Float64Array;
}

/** The input of a scorer. */
export interface Asked {
  query: Query;
  /** The query as typed, and other ways to read it as a name, with what each is worth. */
  readings: ReadonlyArray<{query: Query; worth: number}>;
  expanded: readonly WordTerms[];
  /** Records that have words of the query in title or text, with how well they say it, 0 to 1. */
  matches: Matches;
  /** The records with the most points so far, for the close scorers. */
  best: readonly number[];
  site: Site;
}

/** Gives a record a share of the scorer's weight, 0 to 1; of several the largest counts. */
export type AddScore = (id: number, share: number) => void;

/** One rule of the ranking. */
export interface Scorer {
  /** Its name in the output of `npm run search:relevance`. */
  name: string;
  /** Points for a share of 1. A weight below 0 takes them away. */
  weight: number;
  score(asked: Asked, addScore: AddScore): void;
}

/** Scores, from 0 to 1, for a name that is typed otherwise than written. */
const LIKENESS = {
  withoutQ: 0.99,
  withoutSet: 0.93,
  /** Its beginning: at least this, and the more the less is missing. */
  beginning: 0.6,
  beginningWithoutSet: 0.55,
  restOfBeginning: 0.3,
  /** The beginning of a longer word, when what was typed is a short word of the pages. */
  beginningOfLonger: 0.05,
  /** With typing errors, less for each; to leave out `set` is a quarter of an error. */
  mistyped: 0.8,
  error: 0.12,
};

/** The properties of a query that matter when it's compared with a name. */
type Spelling = Pick<Query, 'mistyped' | 'isShortWord'>;

/** Returns how well a typed word matches a name: 1 if it is the name, 0 if it isn't like it. */
function likeness(
  typed: string,
  {full, bare, written, parts}: Name,
  {mistyped, isShortWord}: Spelling,
): number {
  if (!typed) return 0;
  if (typed === full) return 1;
  if (typed === bare) return /^Q[A-Z]/.test(written) ? LIKENESS.withoutQ : LIKENESS.withoutSet;
  if (isShortWord && !parts.includes(typed)) return full.startsWith(typed) ? LIKENESS.beginningOfLonger : 0;
  const share = (LIKENESS.restOfBeginning * typed.length) / full.length;
  if (full.startsWith(typed)) return LIKENESS.beginning + share;
  if (bare.startsWith(typed)) return LIKENESS.beginningWithoutSet + share;
  if (!mistyped) return 0;
  const errors = Math.min(typingErrors(typed, full), typingErrors(typed, bare) + 0.25);
  return Math.max(0, LIKENESS.mistyped - LIKENESS.error * errors);
}

/** Calls `each` with every name that matches a text, and the score of the match. */
function eachAlike(
  names: Names,
  typed: string,
  spelling: Spelling,
  each: (shared: NameEntry, share: number) => void,
): void {
  if (!typed) return;
  for (const shared of spelling.mistyped ? names.all : names.beginningWith(typed)) {
    const share = likeness(typed, shared.name, spelling);
    if (share > 0) each(shared, share);
  }
}

/** The name itself, as written or nearly so: `setWindowTitle`, `windowtitle`, `setWindowT`, `setWidnowTitle`. */
const name: Scorer = {
  name: 'name',
  weight: 1000,
  score({readings, site: {names}}, addScore) {
    for (const {query, worth} of readings) {
      if (query.path) continue;
      eachAlike(names, query.compact, query, ({ids}, share) => {
        if (query.isMeaning && share < LIKENESS.withoutSet) return;
        for (const id of ids) addScore(id, worth * share);
      });
    }
  },
};

/** Shares of `Class.member` for a member, if the class before the dot is a subclass of its class or any other class. */
const OWNER = {subclass: 0.99, perGeneration: 0.01, other: 0.3, ownerItself: 0.45};

const subclassNearness = (away: number | undefined): number =>
  away === undefined ? 0 : OWNER.subclass - OWNER.perGeneration * away;

/** A class and a member of it, or of what it inherits, with a sign between: `QWidget.setLayout`. */
function scorePath({path, mistyped}: Query, worth: number, names: Names, addScore: AddScore): void {
  if (!path) return;
  const byOwner = names.classes.map(({name: own, subclasses}) =>
    Math.max(
      OWNER.other,
      likeness(path.owner, own, {mistyped}),
      subclassNearness(subclasses.get(path.owner)),
    ),
  );
  eachAlike(names, path.member, {mistyped}, ({ids}, share) => {
    for (const id of ids) {
      const owner = names.declaringClassOf[id];
      if (owner) addScore(id, worth * (byOwner[owner.number] ?? 0) * share);
    }
  });
  eachAlike(names, path.owner, {mistyped}, ({ids}, share) => {
    for (const id of ids) if (!names.declaringClassOf[id]) addScore(id, worth * (OWNER.ownerItself * share));
  });
}

/** A name after that of its class: `QWidget.setLayout`, `QPushButton setLayout`, `qwidgetsetlayout`. */
const member: Scorer = {
  name: 'member',
  weight: 880,
  score({readings, site: {names}}, addScore) {
    const addMembers = ({members}: ClassEntry, typed: string, share: number) => {
      for (const id of members) {
        const of = names.of[id];
        if (of) addScore(id, share * likeness(typed, of, {mistyped: false}));
      }
    };
    for (const {query, worth} of readings) {
      scorePath(query, worth, names, addScore);
      if (query.path) continue;
      const {compact, rest} = query;
      for (const owner of names.classes) {
        const matched = [owner.name.full, owner.name.bare].find((text) => compact.startsWith(text));
        if (matched) addMembers(owner, compact.slice(matched.length), worth * 0.98);
        const subclass = rest ? subclassNearness(owner.subclasses.get(query.words[0] ?? '')) : 0;
        if (subclass > 0) addMembers(owner, rest, worth * subclass);
      }
    }
  },
};

/** Which words of a query say parts of a name, one bit for each, and how many letters of it. */
function matchedParts({words: list}: Query, {parts}: Name): {matched: number; letters: number} {
  let used = 0;
  let matched = 0;
  let letters = 0;
  for (const [number, word] of list.entries()) {
    let place = -1;
    for (const [index, part] of parts.entries()) {
      if ((used >> index) & 1 || !part.startsWith(word)) continue;
      if (place < 0 || part === word) place = index;
    }
    if (place < 0) continue;
    used |= 1 << place;
    matched |= 1 << number;
    // Who wants to change something isn't looking for the signal that it has changed.
    letters += number === 0 && CHANGE_VERBS.has(word) ? 0 : word.length;
  }
  return {matched, letters};
}

/** Which words of a query begin each part of a name, one bit for each. */
function wordsByPart({words: list, isShortWord}: Query, names: Names): Map<string, number> {
  const byPart = new Map<string, number>();
  for (const [number, word] of list.entries()) {
    const parts = isShortWord ? [word] : names.partsWith(word);
    for (const part of parts) byPart.set(part, (byPart.get(part) ?? 0) | (1 << number));
  }
  return byPart;
}

/** Words and humps of a name when each word of the query is one or says its owner: `window title`, `widget title`. */
const humps: Scorer = {
  name: 'humps',
  weight: 450,
  score({readings, site: {names}}, addScore) {
    for (const {query, worth} of readings) {
      if (query.path) continue;
      const every = (1 << query.words.length) - 1;
      const byPart = wordsByPart(query, names);
      const mayMatch = ({parts}: Name) =>
        parts.reduce((matched, part) => matched | (byPart.get(part) ?? 0), 0);
      const byOwner = names.classes.map(({name: own}) =>
        query.words.reduce(
          (matched, word, number) => (own.full === word ? matched | (1 << number) : matched),
          mayMatch(own),
        ),
      );
      for (const {name: own, ids} of names.withParts(byPart.keys())) {
        const classes = ids.map((id) => byOwner[names.declaringClassOf[id]?.number ?? -1] ?? 0);
        const most = classes.reduce((matched, byOne) => matched | byOne, mayMatch(own));
        // Most names have but one word of several.
        if (most !== every) continue;
        const {matched, letters} = matchedParts(query, own);
        const share = letters / own.full.length;
        for (const [index, id] of ids.entries()) {
          if ((matched | (classes[index] ?? 0)) === every) addScore(id, worth * (0.3 + 0.7 * share * share));
        }
      }
    }
  },
};

/** Letters within a name, at least four: `eyEsc`. The more of it, the better. */
const within: Scorer = {
  name: 'within',
  weight: 400,
  score({readings, site}, addScore) {
    for (const {query, worth} of readings) {
      if (query.path || query.isShortWord || query.compact.length < 4) continue;
      for (const shared of site.names.all) {
        if (!shared.name.full.includes(query.compact)) continue;
        const share = 0.55 + (0.45 * query.compact.length) / shared.name.full.length;
        for (const id of shared.ids) addScore(id, worth * share);
      }
    }
  },
};

/** The plain English name of a class, before members of that name: `table`, `check boxes`. */
const plainName: Scorer = {
  name: 'plain name',
  weight: 1200,
  score({query: {plain}, site}, addScore) {
    const found = site.plainNames.get(plain) ?? site.plainNames.get(singular(plain)) ?? [];
    for (const [id, share] of found) addScore(id, share);
  },
};

/** A class or page that words of a question name, by their share of it: "how do I copy to the clipboard". */
const named: Scorer = {
  name: 'named',
  weight: 420,
  score({expanded, site}, addScore) {
    for (const [id, share] of site.mentions.names(expanded)) addScore(id, share);
  },
};

/** Returns the classes whose own names stand in a sentence that names no member. */
function classesInSentence({path, typed, words: list}: Query, names: Names): NameEntry[] {
  // In the text of an error a class is followed by its member.
  if (path || list.length < 2 || /\w(?:::|\.\w|->|#)/.test(typed)) return [];
  const isMember = (word: string) =>
    names
      .beginningWith(word)
      .some(
        ({name: own, ids}) =>
          (own.full === word || own.bare === word) && ids.some((id) => names.declaringClassOf[id]),
      );
  const classes = list.flatMap((word) =>
    word.startsWith('q') ? names.beginningWith(word).filter(({name: own}) => own.full === word) : [],
  );
  if (classes.length === 0) return [];
  const others = list.filter((word) => !classes.some(({name: own}) => own.full === word));
  return others.some(isMember) ? [] : classes;
}

/** A class whose own name stands in a sentence, rather than its members: "is there an example of QTableView". */
const classInSentence: Scorer = {
  name: 'class in a sentence',
  weight: 600,
  score({query, site: {names, records}}, addScore) {
    for (const {ids} of classesInSentence(query, names)) {
      for (const id of ids) if (records[id]?.kind === 'class') addScore(id, 1);
    }
  },
};

/** Meanings of words of the query, by aliases and pairs of words, by their share of the query. */
const meaning: Scorer = {
  name: 'meaning',
  weight: 330,
  score({expanded, site}, addScore) {
    for (const [id, share] of site.mentions.meanings(expanded)) addScore(id, share);
  },
};

/** Words of the query in title and text, the rarer the more, times the square of the share of the query they are. */
const text: Scorer = {
  name: 'text',
  weight: 700,
  score({matches}, addScore) {
    for (const id of matches.ids) addScore(id, matches.shares[id] ?? 0);
  },
};

const PROSE: ReadonlySet<Kind> = new Set<Kind>(['page', 'section']);

/** Prose rather than a symbol when several words are asked for. */
const prose: Scorer = {
  name: 'prose',
  weight: 75,
  score({query, matches, site}, addScore) {
    if (query.words.length < 2) return;
    for (const id of matches.ids) {
      if (PROSE.has(site.records[id]?.kind ?? 'class')) addScore(id, matches.shares[id] ?? 0);
    }
  },
};

/** A heading that has all words of the query, and few others: "centre window" in "Centre a window on the screen". */
const heading: Scorer = {
  name: 'heading',
  weight: 1000,
  score({query, expanded, matches, site}, addScore) {
    if (query.words.length < 2) return;
    const stems = expanded.map(({word}) => stem(word));
    for (const id of matches.ids) {
      const {kind = 'class', type} = site.records[id] ?? {};
      if (!PROSE.has(kind) || type === 'content') continue;
      const parts = (site.names.of[id]?.parts ?? []).filter((part) => !STOP_WORDS.has(part)).map(stem);
      if (stems.every((word) => parts.includes(word)))
        addScore(id, 0.5 + (0.5 * stems.length) / parts.length);
    }
  },
};

/** Members of a class that stands in a sentence give way to the class and to guides. */
const membersOfSentence: Scorer = {
  name: 'members in a sentence',
  weight: -120,
  score({query, matches, site: {names}}, addScore) {
    const classes = new Set(classesInSentence(query, names).map(({name: own}) => own.full));
    if (classes.size === 0) return;
    for (const id of matches.ids) {
      const declaring = names.declaringClassOf[id]?.name.full;
      if (declaring && classes.has(declaring)) addScore(id, 1);
    }
  },
};

/** Words of a query that ask for the pages of contributors. */
const CONTRIBUTING =
  /^(?:addon|api|binding|bindings|cache|caching|clang|cmake|contribute|contributing|contributors?|cplusplus|develop\w*|fork|header|maint\w*|napi|pull|release|repository|source|wrap\w*)$/;

/** Contributors' pages give way to guides, unless the query asks for them. */
const contributing: Scorer = {
  name: 'contributing',
  weight: -300,
  score({query, matches, site}, addScore) {
    if (query.words.some((word) => CONTRIBUTING.test(word))) return;
    for (const id of matches.ids) {
      if (site.records[id]?.hierarchy.lvl0 === 'Development') addScore(id, matches.shares[id] ?? 0);
    }
  },
};

/** A member gives way to the member of that name of a class that guides speak of more: QImage's to QPixmap's. */
const lessUsed: Scorer = {
  name: 'less used',
  weight: -60,
  score({matches, site}, addScore) {
    for (const id of matches.ids) addScore(id, site.lessUsed[id] ?? 0);
  },
};

/** Words in lower case with one blank between, and one round them. */
const inOneLine = (line: string): string => ` ${words(american(fold(line))).join(' ')} `;

/** Neighbours in the query that are neighbours in title, text or aliases too, as in the text of an error. */
const neighbours: Scorer = {
  name: 'neighbours',
  weight: 140,
  score({query, best, site}, addScore) {
    if (query.words.length < 2) return;
    const list = query.text.split(' ');
    const pairs = list.slice(1).map((word, index) => ` ${list[index]} ${word} `);
    for (const id of best) {
      const {content, aliases = [], topics = []} = site.records[id] ?? {};
      const {written = '', parts = []} = site.names.of[id] ?? {};
      const line = inOneLine([written, parts.join(' '), content, ...aliases, ...topics].join(' '));
      addScore(id, pairs.filter((pair) => line.includes(pair)).length / pairs.length);
    }
  },
};

/** A page gives way to a section of it whose text says as much of several words, which is where the answer stands. */
const wholePage: Scorer = {
  name: 'whole page',
  weight: -70,
  score({query, best, matches, site}, addScore) {
    if (query.words.length < 2) return;
    const bySection = new Map<string, number>();
    for (const id of best) {
      const {kind, url = ''} = site.records[id] ?? {};
      const page = url.split('#')[0] ?? '';
      const share = matches.shares[id] ?? 0;
      if (kind === 'section') bySection.set(page, Math.max(bySection.get(page) ?? 0, share));
    }
    for (const id of best) {
      const {kind, url = ''} = site.records[id] ?? {};
      const share = matches.shares[id] ?? 0;
      if (kind === 'page' && share > 0) addScore(id, Math.min(1, (bySection.get(url) ?? 0) / share));
    }
  },
};

/** Ways to say a record's name: of what they give, the most counts, times what its kind is worth. */
export const NAME_SCORERS: readonly Scorer[] = [
  name,
  member,
  humps,
  within,
  plainName,
  named,
  classInSentence,
  heading,
  meaning,
];

/** Rules for title and text. Their scores are added up. */
export const TEXT_SCORERS: readonly Scorer[] = [text, prose, contributing, membersOfSentence, lessUsed];

/**
 * Rules that take longer, or compare hits with each other. They see only the best records so far, and their scores are
 * added too.
 */
export const CLOSE_SCORERS: readonly Scorer[] = [neighbours, wholePage];

/** Number of records that the close scorers see. */
export const CLOSE_DEPTH = 60;

/**
 * Share of its points that a name keeps by what it names: the same word as a class, a guide and a value is in this
 * order.
 */
export const KIND_SHARES: Readonly<Record<Kind, number>> = {
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

/** Share of the weight of a name by another reading of the query: mistyped words put right, what a word stands for. */
export const READING_SHARE = 0.9;

/** By the last word that a class's plain name leaves out: a table is a QTableWidget rather than a QTableView. */
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

/** Weights of a match, by the field it's in. */
export const FIELDS = {name: 4, trail: 2, content: 1, aliases: 1} as const;

/** Parameters of BM25+: for repetition of a term, for the length of a field, and the minimum. */
export const BM25 = {k: 1.2, b: 0.7, d: 0.5};

/** Weight of a longer term that begins with a word, and the penalty for each letter that is missing. */
export const LONGER = {share: 0.375, perLetter: 0.3};

/** BM25 is bent so that this much of it is half of the text's points. */
export const HALF = 28;

/** Share of a word that not the record but its page, or a class that inherits it, says. */
export const IMPLIED = 0.8;

/** Weights of a term, by how it was derived from a word of the query. A weak word is one that is in many questions. */
export const TERMS = {
  typed: 1,
  stem: 0.8,
  joined: 1,
  unsigned: 0.4,
  prefix: 0.5,
  prefixOfShort: 0.05,
  synonym: 0.6,
  corrected: 0.6,
  phrase: 1.2,
  weak: 0.4,
};

/**
 * Between equals: factors for the importance of the page, the level of the heading, and how much is written of the page.
 */
export const IMPORTANCE = {page: 0.1, level: 0.01, written: 0.005};

/** Records with less than this share of the best score are no hits. */
export const LEAST_SHARE = 0.1;
