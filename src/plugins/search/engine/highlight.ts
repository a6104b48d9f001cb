import {fold, locateWords, memoize, splitCamelCase, toAmericanSpelling} from './text';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A part of the text, as offsets, that matches a term of the query. */
interface Match {
  start: number;
  end: number;
  term: string;
}

/** Returns the matches in a word. They start at its beginning or at the beginning of a camel-case part. */
function matchWord(word: string, terms: readonly string[]): Match[] {
  const folded = fold(word);
  const american = toAmericanSpelling(folded);
  const americanTerm = american === folded ? undefined : terms.find((term) => american.startsWith(term));
  if (americanTerm) return [{start: 0, end: word.length, term: americanTerm}];
  const matches: Match[] = [];
  let offset = 0;
  for (const part of splitCamelCase(word)) {
    const start = word.indexOf(part, offset);
    offset = start + part.length;
    if (start < (matches.at(-1)?.end ?? 0)) continue;
    const term = terms.find((item) => folded.startsWith(item, start));
    if (term) matches.push({start, end: Math.min(start + term.length, word.length), term});
  }
  return matches;
}

/** Returns a text as HTML, with `mark` elements around these parts. Adjacent parts share an element. */
function markMatches(text: string, matches: readonly Match[]): string {
  let result = '';
  let done = 0;
  for (const {start, end} of matches) {
    result += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return (result + escapeHtml(text.slice(done))).replaceAll('</mark><mark>', '');
}

const moveMatch = ({start, end, term}: Match, by: number): Match => ({
  start: start + by,
  end: end + by,
  term,
});

/**
 * Marks the matches in the texts of one result. It remembers them, because hits share words and titles, and each text is
 * highlighted as a whole and as a snippet.
 */
export class Highlighter {
  /** @param terms the terms to mark, in lower case, longest first */
  constructor(private readonly terms: readonly string[]) {}

  private readonly matchWord = memoize((word) => matchWord(word, this.terms));

  private readonly findMatches = memoize((text) => {
    const words = locateWords(text);
    return {
      words,
      matches: words.flatMap(({text, start}) => this.matchWord(text).map((match) => moveMatch(match, start))),
    };
  });

  /** Returns a text as HTML, with `mark` elements around its matches. */
  highlight(text: string): string {
    return markMatches(text, this.findMatches(text).matches);
  }

  /**
   * Returns the part of a text with the most different terms, as HTML.
   * @param count the number of words to show
   */
  snippet(text: string, count: number): string {
    const {words, matches} = this.findMatches(text);
    const getWindow = (first: number) => {
      const start = first === 0 ? 0 : (words[first]?.start ?? 0);
      const end = words[first + count]?.start ?? text.length;
      const inside = matches.filter((match) => match.start >= start && match.end <= end);
      return {start, end, inside, terms: new Set(inside.map(({term}) => term)).size};
    };
    let best = getWindow(0);
    for (let first = 1; first <= words.length - count; first++) {
      const next = getWindow(first);
      if (next.terms > best.terms) best = next;
    }
    const matchesOfPart = best.inside.map((match) => moveMatch(match, -best.start));
    const part = markMatches(text.slice(best.start, best.end).trimEnd(), matchesOfPart);
    return `${best.start > 0 ? '…' : ''}${part}${best.end < text.length ? '…' : ''}`;
  }
}
