import type {SearchResponse} from '../engine/engine';
import type {Hit} from '../engine/hits';
import type {SearchClient} from './search-client';

/** How many hits of a group the modal shows. */
const GROUP_SIZE = 5;
/** The group of the hits that come later. */
const LATER = 'More results';

/** The hits that the modal shows. */
function inView(hits: readonly Hit[]): Hit[] {
  const counts = new Map<string | null, number>();
  return hits.filter(({hierarchy: {lvl0}}) => {
    const count = (counts.get(lvl0) ?? 0) + 1;
    counts.set(lvl0, count);
    return count <= GROUP_SIZE;
  });
}

/** A hit in the last group. */
function asLater(hit: Hit): Hit {
  const {lvl0, ...marked} = hit._highlightResult.hierarchy;
  return {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl0: LATER},
    _highlightResult: {...hit._highlightResult, hierarchy: marked},
  };
}

/** Leaves the hits that somebody looks at as they are, and puts those of a better answer below, in a group of their own. */
export function addBelow(shown: readonly Hit[], better: readonly Hit[]): Hit[] {
  const seen = inView(shown);
  const urls = new Set(seen.map(({url}) => url));
  return [...seen, ...better.filter(({url}) => !urls.has(url)).map(asLater)];
}

/**
 * A client that asks for a better answer whenever the first is partial, and gives it below the first when the same is
 * asked again.
 *
 * @param onBetter called when a better answer to the last question is there
 */
export function withRefinement(client: SearchClient, onBetter: () => void): SearchClient {
  let asked = '';
  let refined: SearchResponse | undefined;

  const refine = async (
    requests: Parameters<SearchClient['search']>[0],
    first: SearchResponse,
    key: string,
  ) => {
    const better = await client.search(requests, true);
    if (better.isPartial || key !== asked) return;
    const results = better.results.map((result, number) => ({
      ...result,
      hits: addBelow(first.results[number]?.hits ?? [], result.hits),
    }));
    refined = {results};
    onBetter();
  };

  return {
    async search(requests) {
      const key = JSON.stringify(requests);
      if (key === asked && refined) return refined;
      asked = key;
      refined = undefined;
      const first = await client.search(requests);
      // The first answer stays where no better one comes.
      if (first.isPartial) refine(requests, first, key).catch(() => undefined);
      return first;
    },
  };
}

/**
 * Makes DocSearch ask again for what stands in its input, as it does when that gets the focus. Not when somebody has
 * gone on to another hit: DocSearch would go back to the first.
 */
export function askAgain(modal: Element): void {
  const first = modal.querySelector('.DocSearch-Hit');
  if (first && first.getAttribute('aria-selected') !== 'true') return;
  modal.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
