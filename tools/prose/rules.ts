import {type Paragraph, sentences} from './paragraphs';

/** What reads oddly in a text, and what to do about it. */
export interface Fault {
  line: number;
  advice: string;
  sentence: string;
}

/** Words of a sentence; what stands in brackets is not counted. */
const MOST_WORDS = 30;

/** Words for the people that pages are about. Code of this site may speak of its readers. */
const PEOPLE: [RegExp, string][] = [
  [
    /\b(?<!screen )(?:the|a|let|lets) readers?\b/i,
    'write "the user" for who uses an app, "you" for who writes it',
  ],
];

/** Words and phrases that we don't write, with what we write instead. */
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
  [/\bdraws? \w+(?: \w+)? anew\b/i, 'write "draws … again" or "redraws"'],
  [/\bsome hundred\b/i, 'write "a few hundred"'],
  [/^Not \w+(?:ed|en|wn|de) (?:is|are)\b/, 'begin with the subject: "… is not drawn"'],
];

/** A first sentence that could open any page. */
const FORMULA =
  /^(?:(?:After|On|With|In) this (?:page|guide|tutorial|article)|This (?:page|guide) (?:shows|explains|helps|tells|is about)|When you have read)\b/;

/** A comment that begins like a question which it doesn't ask. */
const RIDDLE = /^(?:What|How|Whether)\b(?!.*\?$)/;

const inBrackets = /\([^()]*\)/g;

/** Where a text stands, because not every rule is for all texts. */
export type Kind = 'page' | 'description' | 'comment' | 'other';

function faultsOfSentence(sentence: string, kind: Kind): string[] {
  const patterns = kind === 'page' || kind === 'description' ? [...WORDS, ...PEOPLE] : WORDS;
  const words = sentence.replace(inBrackets, '').split(/\s+/).length;
  return [
    ...patterns.filter(([pattern]) => pattern.test(sentence)).map(([, advice]) => advice),
    ...(words > MOST_WORDS ? [`${words} words: make two sentences, or a list`] : []),
  ];
}

/** Returns what reads oddly, of what `docs/development/writing.mdx` asks for. The first paragraph opens a page. */
export function faults(prose: readonly Paragraph[], kind: Kind): Fault[] {
  return prose.flatMap(({line, text}, index) => [
    ...(kind === 'page' && index === 0 && FORMULA.test(text)
      ? [{line, advice: 'open the page with its subject', sentence: text}]
      : []),
    ...(kind === 'comment' && RIDDLE.test(text)
      ? [{line, advice: 'begin with a verb (Returns, Finds), a noun, or the reason', sentence: text}]
      : []),
    ...sentences(text).flatMap((sentence) =>
      faultsOfSentence(sentence, kind).map((advice) => ({line, advice, sentence})),
    ),
  ]);
}
