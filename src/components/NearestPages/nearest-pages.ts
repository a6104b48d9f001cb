import {distance} from 'fastest-levenshtein';
import {decodeAddress} from '../../client/hash';

/** A page of the site. */
export interface ListedPage {
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

/** Parts of addresses that say nothing about the subject of a page. */
const COMMON_WORDS = new Set(['docs', 'api', 'generated', 'index', 'html', 'md']);

/** Reads the pages that `llms.txt` lists. */
export const readPages = (text: string): ListedPage[] =>
  [...text.matchAll(/^- \[(.+?)\]\((\S+?)\.md\)/gm)].map(([, title = '', url = '']) => ({
    title,
    path: new URL(url).pathname,
  }));

/** Returns the words of each part of an address, without those that say nothing. */
const readParts = (path: string): string[][] =>
  decodeAddress(path)
    .split('/')
    .map((part) => part.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .map((words) => words.filter((word) => word !== '' && !COMMON_WORDS.has(word)))
    .filter((words) => words.length > 0);

/** Returns how similar two words are, from 0 to 1. */
function computeSimilarity(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  const share = length === 0 ? 0 : 1 - distance(one, other) / length;
  return share < MIN_SIMILARITY ? 0 : share;
}

/** Returns the average of the best similarities of some words to any of the others. */
const matchWords = (words: readonly string[], others: readonly string[]): number =>
  words.reduce(
    (sum, word) => sum + Math.max(0, ...others.map((other) => computeSimilarity(word, other))),
    0,
  ) / Math.max(1, words.length);

/** Returns how well a page fits an address, from 0 to 1. The last part counts most, because it names the subject. */
function scorePage(wanted: readonly string[][], page: readonly string[][]): number {
  const [name = [], pageName = []] = [wanted.at(-1), page.at(-1)];
  const sameName = Math.max(
    computeSimilarity(name.join(''), pageName.join('')),
    (matchWords(name, page.flat()) + matchWords(pageName, wanted.flat())) / 2,
  );
  return 0.9 * sameName + 0.1 * matchWords(wanted.slice(0, -1).flat(), page.slice(0, -1).flat());
}

/** Returns the pages whose addresses are most similar to one that doesn't exist, the most similar first. */
export function findNearestPages(path: string, pages: readonly ListedPage[]): ListedPage[] {
  const parts = readParts(path);
  if (parts.length === 0) return [];
  return pages
    .map((page) => ({page, score: scorePage(parts, readParts(page.path))}))
    .filter((entry) => entry.score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_PAGES)
    .map(({page}) => page);
}
