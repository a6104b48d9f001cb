import type {SearchClient} from './search-client';

/** Name of the group of guides, and among how many of the best hits one of it counts. */
const GUIDES = 'Guide';
const BEST = 10;

interface Grouped {
  hierarchy: {lvl0: string | null};
}

/**
 * Orders hits for the modal, which shows them by group, in the order of each group's best hit, five of each: on its
 * first screen are two groups. Guides with a hit among the best are the second at the latest.
 */
export function keepGuidesInView<Hit extends Grouped>(hits: readonly Hit[]): Hit[] {
  const groupOf = ({hierarchy}: Hit) => hierarchy.lvl0;
  const place = hits.slice(0, BEST).findIndex((hit) => groupOf(hit) === GUIDES);
  const guide = hits[place];
  const [, second] = new Set(hits.slice(0, Math.max(place, 0)).map(groupOf));
  if (!guide || second === undefined) return [...hits];
  const target = hits.findIndex((hit) => groupOf(hit) === second);
  return [...hits.slice(0, target), guide, ...hits.slice(target, place), ...hits.slice(place + 1)];
}

/** A client whose hits are in the modal's order. */
export const withGuidesInView = (client: SearchClient): SearchClient => ({
  async search(requests, isPatient) {
    const response = await client.search(requests, isPatient);
    const {results} = response;
    return {
      ...response,
      results: results.map((result) => ({...result, hits: keepGuidesInView(result.hits)})),
    };
  },
});
