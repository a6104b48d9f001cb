import {distance as computeEditDistance} from 'fastest-levenshtein';

/**
 * Returns a sentence for an error message that suggests up to three candidates that are similar to `name`, the most similar
 * first. A candidate is similar if at most half of its characters differ. The sentence begins with a space. Returns an empty
 * text if no candidate is similar.
 */
export function formatNearest(name: string, candidates: Iterable<string>): string {
  const nearestNames = findNearest(name, candidates);
  return nearestNames.length > 0 ? ` Nearest names: ${nearestNames.join(', ')}.` : '';
}

function findNearest(name: string, candidates: Iterable<string>): string[] {
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
