import {distance as computeEditDistance} from 'fastest-levenshtein';

/**
 * Returns up to three candidates that are similar to `name`, the most similar first. Error messages suggest them as a fix.
 * A candidate is similar if at most half of its characters differ.
 */
export function findNearest(name: string, candidates: Iterable<string>): string[] {
  const lowerCaseName = name.toLowerCase();
  return [...candidates]
    .map((candidate) => ({
      candidate,
      editDistance: computeEditDistance(lowerCaseName, candidate.toLowerCase()),
    }))
    .filter(({candidate, editDistance}) => editDistance <= Math.max(2, candidate.length / 2))
    .sort((a, b) => a.editDistance - b.editDistance)
    .slice(0, 3)
    .map(({candidate}) => candidate);
}
