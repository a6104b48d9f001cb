import {fold, humps, words} from './text';

/** A value with its matches marked, as the provider gives it. */
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

/** Where a word of text matches: at its beginning, or where one of its humps begins. */
function matchWord(text: string, start: number, terms: readonly string[]): Match[] {
  const matches: Match[] = [];
  const folded = fold(text);
  let offset = 0;
  let done = 0;
  for (const hump of humps(text)) {
    const at = text.indexOf(hump, offset);
    offset = at + hump.length;
    if (at < done) continue;
    const term = terms.find((item) => folded.startsWith(item, at));
    if (!term) continue;
    done = Math.min(at + term.length, text.length);
    matches.push({start: start + at, end: start + done, word: term});
  }
  return matches;
}

/** Matches by text, for the terms of one answer: hits have titles in common, and are marked whole and in part. */
const known = new WeakMap<readonly string[], Map<string, Match[]>>();

/** All matches in a text, in order. `terms` in lower case, longest first. */
function findMatches(text: string, terms: readonly string[]): Match[] {
  const byText = known.get(terms) ?? new Map<string, Match[]>();
  known.set(terms, byText);
  const matches = byText.get(text) ?? words(text).flatMap((word) => matchWord(word.text, word.start, terms));
  byText.set(text, matches);
  return matches;
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

/** A whole text as HTML with its matches between the tags. */
export function highlight(text: string, terms: readonly string[], tags: Tags): Highlighted {
  const matches = findMatches(text, terms);
  return describe(mark(text, matches, tags), matches, terms);
}

/**
 * The part of a text with the most matches, as HTML.
 *
 * @param count words to show
 */
export function snippet(
  text: string,
  terms: readonly string[],
  options: Tags & {count: number; ellipsis: string},
): Highlighted {
  const {count, ellipsis} = options;
  const all = words(text);
  const matches = findMatches(text, terms);
  const last = Math.max(0, all.length - count);
  let best = {from: 0, hits: -1};
  for (let from = 0; from <= last; from++) {
    const start = all[from]?.start ?? 0;
    const end = all[from + count]?.start ?? text.length;
    const hits = new Set(
      matches.filter((match) => match.start >= start && match.end <= end).map((m) => m.word),
    ).size;
    if (hits > best.hits) best = {from, hits};
  }
  const start = best.from === 0 ? 0 : (all[best.from]?.start ?? 0);
  const end = all[best.from + count]?.start ?? text.length;
  const part = text.slice(start, end).trimEnd();
  const inside = matches
    .filter((match) => match.start >= start && match.end <= start + part.length)
    .map((match) => ({...match, start: match.start - start, end: match.end - start}));
  const value = `${start > 0 ? ellipsis : ''}${mark(part, inside, options)}${end < text.length ? ellipsis : ''}`;
  return describe(value, inside, terms);
}
