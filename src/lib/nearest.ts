import {distance} from 'fastest-levenshtein';

/** Returns up to three candidates that are similar to `name`, the most similar first. Errors suggest them as a fix. */
export function findNearest(name: string, candidates: Iterable<string>): string[] {
  const lowerCase = name.toLowerCase();
  return [...candidates]
    .map((candidate) => ({candidate, far: distance(lowerCase, candidate.toLowerCase())}))
    .filter(({candidate, far}) => far <= Math.max(2, candidate.length / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({candidate}) => candidate);
}
