import {distance} from 'fastest-levenshtein';
import {decodeAddress} from '../../client/url-hash';

/** A page of the site. */
export interface SitePage {
  title: string;
  /** Path of the page, with the base URL. */
  path: string;
}

/** The number of pages that are suggested at most. */
const MAX_PAGES = 5;
/** The lowest score, from 0 to 1, of a page that is suggested. */
const MIN_SCORE = 0.55;
/** Similarity, from 0 to 1, below which two words have nothing to do with each other. */
const MIN_SIMILARITY = 0.6;
/** Share of the last part of an address in the score. The rest is the share of the folders. */
const NAME_WEIGHT = 0.9;

/** Words of addresses that don't identify a page. */
const COMMON_WORDS = new Set(['docs', 'api', 'generated', 'index', 'html', 'md']);

/** Reads the pages that `llms.txt` lists. */
export const readPages = (text: string): SitePage[] =>
  [...text.matchAll(/^- \[(.+?)\]\((\S+?)\.md\)/gm)].map(([, title = '', url = '']) => ({
    title,
    path: new URL(url).pathname,
  }));

/** Returns the words of each part of an address, without common words. Parts without other words are left out. */
const readParts = (path: string): string[][] =>
  decodeAddress(path)
    .split('/')
    .map((part) => part.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .map((words) => words.filter((word) => word !== '' && !COMMON_WORDS.has(word)))
    .filter((words) => words.length > 0);

/** Returns how similar two words are, from 0 to 1. */
function computeSimilarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const similarity = length === 0 ? 0 : 1 - distance(a, b) / length;
  return similarity < MIN_SIMILARITY ? 0 : similarity;
}

/** Returns how similar each word is to the most similar of the others, on average. Returns 0 if there are no words. */
function matchWords(words: readonly string[], others: readonly string[]): number {
  let sum = 0;
  for (const word of words) sum += Math.max(0, ...others.map((other) => computeSimilarity(word, other)));
  return sum / Math.max(1, words.length);
}

/** Returns how well a page fits an address, from 0 to 1. The last part counts most, because it names the subject. */
function scorePage(requested: readonly string[][], page: readonly string[][]): number {
  const name = requested.at(-1) ?? [];
  const pageName = page.at(-1) ?? [];
  const nameScore = Math.max(
    computeSimilarity(name.join(''), pageName.join('')),
    (matchWords(name, page.flat()) + matchWords(pageName, requested.flat())) / 2,
  );
  const folderScore = matchWords(requested.slice(0, -1).flat(), page.slice(0, -1).flat());
  return NAME_WEIGHT * nameScore + (1 - NAME_WEIGHT) * folderScore;
}

/** Returns the pages whose addresses are most similar to one that doesn't exist, the most similar first. */
export function findNearestPages(path: string, pages: readonly SitePage[]): SitePage[] {
  const parts = readParts(path);
  if (parts.length === 0) return [];
  return pages
    .map((page) => ({page, score: scorePage(parts, readParts(page.path))}))
    .filter((entry) => entry.score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PAGES)
    .map(({page}) => page);
}
