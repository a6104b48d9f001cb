import {fold, locateWords, splitCamelCase, toAmericanSpelling, type Word} from './text';

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A part of the text, as offsets, that matches a word of the query. */
interface Match {
  start: number;
  end: number;
  word: string;
}

/** Returns the matches in a word. They start at its beginning or at the beginning of a camel-case part. */
function matchWord(word: string, terms: readonly string[]): Match[] {
  const matches: Match[] = [];
  const folded = fold(word);
  const american = toAmericanSpelling(folded);
  const americanTerm = american === folded ? undefined : terms.find((term) => american.startsWith(term));
  if (americanTerm) return [{start: 0, end: word.length, word: americanTerm}];
  let offset = 0;
  let done = 0;
  for (const part of splitCamelCase(word)) {
    const start = word.indexOf(part, offset);
    offset = start + part.length;
    if (start < done) continue;
    const term = terms.find((item) => folded.startsWith(item, start));
    if (!term) continue;
    done = Math.min(start + term.length, word.length);
    matches.push({start, end: done, word: term});
  }
  return matches;
}

/** The words of a text and their matches. */
interface MatchedText {
  words: readonly Word[];
  /** All matches, in order. */
  matches: readonly Match[];
}

/**
 * Marks the matches in the texts of one result. It caches them, because hits share words and titles, and each text is
 * highlighted as a whole and as a snippet.
 */
export class Highlighter {
  private readonly words = new Map<string, Match[]>();
  private readonly texts = new Map<string, MatchedText>();

  /** @param terms the terms to mark, in lower case, longest first */
  constructor(private readonly terms: readonly string[]) {}

  private match({text, start}: Word): Match[] {
    const matches = this.words.get(text) ?? matchWord(text, this.terms);
    this.words.set(text, matches);
    return matches.map((match) => ({...match, start: start + match.start, end: start + match.end}));
  }

  /** Returns a text as HTML, with `mark` elements around its matches. */
  highlight(text: string): string {
    return markMatches(text, this.findMatches(text).matches);
  }

  /**
   * Returns the part of a text with the most matches, as HTML.
   * @param count the number of words to show
   */
  snippet(text: string, count: number): string {
    const matched = this.findMatches(text);
    const from = findBestWindow(matched, count, text.length);
    const start = from === 0 ? 0 : (matched.words[from]?.start ?? 0);
    const end = matched.words[from + count]?.start ?? text.length;
    const part = text.slice(start, end).trimEnd();
    const inside = matched.matches
      .filter((match) => match.start >= start && match.end <= start + part.length)
      .map((match) => ({...match, start: match.start - start, end: match.end - start}));
    return `${start > 0 ? '…' : ''}${markMatches(part, inside)}${end < text.length ? '…' : ''}`;
  }

  private findMatches(text: string): MatchedText {
    const cached = this.texts.get(text);
    if (cached) return cached;
    const found = locateWords(text);
    const matched = {words: found, matches: found.flatMap((word) => this.match(word))};
    this.texts.set(text, matched);
    return matched;
  }
}

/** Returns a text as HTML, with `mark` elements around these parts. Adjacent parts share an element. */
function markMatches(text: string, matches: readonly Match[]): string {
  let result = '';
  let done = 0;
  for (const [index, {start, end}] of matches.entries()) {
    const joined = matches[index - 1]?.end === start;
    const follows = matches[index + 1]?.start === end;
    result += escapeHtml(text.slice(done, start));
    result += `${joined ? '' : '<mark>'}${escapeHtml(text.slice(start, end))}${follows ? '' : '</mark>'}`;
    done = end;
  }
  return result + escapeHtml(text.slice(done));
}

/** Returns the index of the first word of the window of `count` words that has the most different terms. */
function findBestWindow({words, matches}: MatchedText, count: number, length: number): number {
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
      const remaining = (inside.get(match.word) ?? 0) - 1;
      if (remaining > 0) inside.set(match.word, remaining);
      else inside.delete(match.word);
    }
    if (inside.size > best.terms) best = {from, terms: inside.size};
  }
  return best.from;
}
