import {american, fold, humps, placedWords, type Word} from './text';

/** A value with its matches marked, in Algolia's format. */
export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

export interface Tags {
  preTag: string;
  postTag: string;
}

/** Text as HTML that shows it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A stretch of the text that matches a word of the query. */
interface Match {
  start: number;
  end: number;
  word: string;
}

/** Returns the matches in a word: at its beginning, or at the beginning of one of its camel-case parts. */
function matchWord(word: string, terms: readonly string[]): Match[] {
  const matches: Match[] = [];
  const folded = fold(word);
  const spelled = american(folded);
  const otherwise = spelled === folded ? undefined : terms.find((term) => spelled.startsWith(term));
  if (otherwise) return [{start: 0, end: word.length, word: otherwise}];
  let offset = 0;
  let done = 0;
  for (const hump of humps(word)) {
    const start = word.indexOf(hump, offset);
    offset = start + hump.length;
    if (start < done) continue;
    const term = terms.find((item) => folded.startsWith(item, start));
    if (!term) continue;
    done = Math.min(start + term.length, word.length);
    matches.push({start, end: done, word: term});
  }
  return matches;
}

/** A text cut up. */
interface Cut {
  words: readonly Word[];
  /** All matches, in order. */
  matches: readonly Match[];
}

/**
 * Marks the matches in the texts of one answer. It remembers them, because hits share words and titles, and each text is
 * highlighted whole and as a snippet.
 */
export class Highlighter {
  private readonly words = new Map<string, Match[]>();
  private readonly texts = new Map<string, Cut>();

  /** @param terms in lower case, longest first */
  constructor(private readonly terms: readonly string[]) {}

  private match({text, start}: Word): Match[] {
    const known = this.words.get(text) ?? matchWord(text, this.terms);
    this.words.set(text, known);
    return known.map((match) => ({...match, start: start + match.start, end: start + match.end}));
  }

  /** Returns a whole text as HTML with its matches between the tags. */
  highlight(text: string, tags: Tags): Highlighted {
    const {matches} = this.cut(text);
    return describe(mark(text, matches, tags), matches, this.terms);
  }

  /**
   * Returns the part of a text with the most matches, as HTML.
   * @param options `count` is the number of words to show
   */
  snippet(text: string, options: Tags & {count: number; ellipsis: string}): Highlighted {
    const {count, ellipsis} = options;
    const cut = this.cut(text);
    const from = bestWindow(cut, count, text.length);
    const start = from === 0 ? 0 : (cut.words[from]?.start ?? 0);
    const end = cut.words[from + count]?.start ?? text.length;
    const part = text.slice(start, end).trimEnd();
    const inside = cut.matches
      .filter((match) => match.start >= start && match.end <= start + part.length)
      .map((match) => ({...match, start: match.start - start, end: match.end - start}));
    const value = `${start > 0 ? ellipsis : ''}${mark(part, inside, options)}${end < text.length ? ellipsis : ''}`;
    return describe(value, inside, this.terms);
  }

  private cut(text: string): Cut {
    const known = this.texts.get(text);
    if (known) return known;
    const found = placedWords(text);
    const cut = {words: found, matches: found.flatMap((word) => this.match(word))};
    this.texts.set(text, cut);
    return cut;
  }
}

function mark(text: string, matches: readonly Match[], {preTag, postTag}: Tags): string {
  let result = '';
  let done = 0;
  for (const [index, {start, end}] of matches.entries()) {
    const joined = matches[index - 1]?.end === start;
    const follows = matches[index + 1]?.start === end;
    result += escapeHtml(text.slice(done, start));
    result += `${joined ? '' : preTag}${escapeHtml(text.slice(start, end))}${follows ? '' : postTag}`;
    done = end;
  }
  return result + escapeHtml(text.slice(done));
}

function describe(value: string, matches: readonly Match[], terms: readonly string[]): Highlighted {
  const matchedWords = [...new Set(matches.map(({word}) => word))];
  const all = matchedWords.length === terms.length;
  return {value, matchedWords, matchLevel: matchedWords.length === 0 ? 'none' : all ? 'full' : 'partial'};
}

/** Returns the number of the word at which the first window of `count` words with the most terms begins. */
function bestWindow({words, matches}: Cut, count: number, length: number): number {
  const inside = new Map<string, number>();
  let [entered, left] = [0, 0];
  let best = {from: 0, terms: 0};
  for (let from = 0; from <= words.length - count; from++) {
    const start = words[from]?.start ?? 0;
    const end = words[from + count]?.start ?? length;
    for (let match = matches[entered]; match && match.end <= end; match = matches[++entered]) {
      inside.set(match.word, (inside.get(match.word) ?? 0) + 1);
    }
    for (let match = matches[left]; match && match.start < start; match = matches[++left]) {
      const others = (inside.get(match.word) ?? 0) - 1;
      if (others > 0) inside.set(match.word, others);
      else inside.delete(match.word);
    }
    if (inside.size > best.terms) best = {from, terms: inside.size};
  }
  return best.from;
}
