import {type Paragraph, splitSentences} from './paragraphs';

/** A sentence that breaks a rule, and advice. */
export interface Fault {
  line: number;
  advice: string;
  sentence: string;
}

/** The most words that a sentence may have. Text in brackets isn't counted. */
const MAX_WORDS = 30;

/** Words for people that pages avoid. Comments may mention readers of the site. */
const PEOPLE: [RegExp, string][] = [
  [
    /\b(?<!screen )(?:the|a|let|lets) readers?\b/i,
    'write "the user" for who uses an app, "you" for who writes it',
  ],
];

/** Words and phrases that we don't write, with advice. */
const WORDS: [RegExp, string][] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'write "fix"'],
  [/\btold (?:by|in|of)\b/i, 'turn the sentence round: "the dialog emits …", "Memory explains …"'],
  [/\b(?:tells?|says?) of\b/i, 'write "explains" or "shows"'],
  [/\bha(?:s|ve) a say\b/i, 'write "influences"'],
  [/\b(?:holds?|held) (?:\w+ )?alive\b/i, 'write "keeps … alive"'],
  [/\bwhat becomes of\b/i, 'write "what happens to"'],
  [/\bshall\b/i, 'write "should", or use the present tense'],
  [/\b(?:is|are) heard\b|\bhears? (?:of|nothing)\b/i, 'a listener "runs", an event "arrives"'],
  [/\bcomes? about\b/i, 'say who or what decides it'],
  [/\bstands? in front of\b/i, 'write "before" or "is before"'],
  [/\bthe entry above\b/i, 'write "the parent item": the entry above is the previous row'],
  [/\btimer of an? \w+ is due\b/i, 'write that the interval has passed'],
  [/\bsays so\b/i, 'write what is shown, for example "shows an error"'],
  [/^Code (?:to|for) \w+\.$/, 'name what is affected: "`true` to hide the row, `false` to show it"'],
  [/\bdraws? \w+(?: \w+)? anew\b/i, 'write "draws … again" or "redraws"'],
  [/\bsome hundred\b/i, 'write "a few hundred"'],
  [/^Not \w+(?:ed|en|wn|de) (?:is|are)\b/, 'begin with the subject: "… is not drawn"'],
];

/** Matches a first sentence that could open any page. */
const STOCK_OPENING =
  /^(?:(?:After|On|With|In) this (?:page|guide|tutorial|article)|This (?:page|guide) (?:shows|explains|helps|tells|is about)|When you have read)\b/;

/** Matches a comment that begins like a question but isn't one. */
const INDIRECT_QUESTION = /^(?:What|How|Whether)\b(?!.*\?$)/;

/** Matches a comment on a function that begins with a verb, or with a command and a verb. Plural nouns match too. */
const VERB_FIRST = /^(?:Code: [a-z]+s\b|(?!(?:This|Its|Always|Sometimes|Less)\b)[A-Z][a-z]+s\b)/;

const BRACKETS = /\([^()]*\)/g;

/** Kinds of texts. Some rules apply to one kind only. */
export type Kind = 'page' | 'description' | 'comment' | 'function' | 'other';

function checkSentence(sentence: string, kind: Kind): string[] {
  const patterns = kind === 'page' || kind === 'description' ? [...WORDS, ...PEOPLE] : WORDS;
  const words = sentence.replace(BRACKETS, '').split(/\s+/).length;
  return [
    ...patterns.filter(([pattern]) => pattern.test(sentence)).map(([, advice]) => advice),
    ...(words > MAX_WORDS
      ? [`${words} words, where ${MAX_WORDS} are the limit: make two sentences, or a list`]
      : []),
  ];
}

/** Returns advice for a paragraph that begins in a way that its kind of text mustn't. */
function checkOpening(text: string, kind: Kind, isFirst: boolean): string[] {
  if (kind === 'page' && isFirst && STOCK_OPENING.test(text))
    return ['any page could begin like this: open it with its subject'];
  if (kind === 'comment' && INDIRECT_QUESTION.test(text))
    return [
      'this looks like a question: begin the comment with a verb (Returns, Finds), a noun, or the reason',
    ];
  if (kind === 'function' && !VERB_FIRST.test(text))
    return ['begin the comment on a function with a verb, such as Returns, Creates or Finds'];
  return [];
}

/**
 * Finds the sentences that break the rules of `docs/development/writing.mdx`. For a page, the first paragraph is checked as
 * its opening.
 */
export const findFaults = (prose: readonly Paragraph[], kind: Kind): Fault[] =>
  prose.flatMap(({line, text}, index) => [
    ...checkOpening(text, kind, index === 0).map((advice) => ({line, advice, sentence: text})),
    ...splitSentences(text).flatMap((sentence) =>
      checkSentence(sentence, kind).map((advice) => ({line, advice, sentence})),
    ),
  ]);
