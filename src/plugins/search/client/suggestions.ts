import type {SearchResponse, SearchResult} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import type {SearchClient} from './search-client';

/** Type of a hit that is not shown: it only carries a suggestion. */
const CARRIER = 'suggestion';

/** Hits as DocSearch has them when it asks to transform them. */
interface Typed {
  type: string;
}

/** Leaves out the hits that only carry a suggestion. */
export const withoutCarriers = <Item extends Typed>(items: Item[]): Item[] =>
  items.filter(({type}) => type !== CARRIER);

/**
 * Wraps a client for the modal, so that its screen for no results suggests queries that the engine names.
 *
 * DocSearch has no door for suggestions: it takes the names of the groups of hits, whenever an answer has
 * more groups than any before. An answer without hits therefore gets hits that carry a suggestion as their
 * group, more of them than there were groups; `withoutCarriers` keeps them from being shown.
 *
 * @param suggest queries near to one that found nothing
 */
export function withSuggestions(
  client: SearchClient,
  suggest: (query: string) => Promise<string[]>,
): SearchClient {
  let mostGroups = 0;

  const carry = async (result: SearchResult): Promise<SearchResult> => {
    if (result.hits.length > 0) {
      mostGroups = Math.max(mostGroups, new Set(result.hits.map(({hierarchy}) => hierarchy.lvl0)).size);
      return result;
    }
    const suggestions = result.suggestions ?? (await suggest(result.query));
    if (suggestions.length === 0) return result;
    mostGroups = Math.max(mostGroups + 1, suggestions.length);
    const fillers = Array.from({length: mostGroups - suggestions.length}, (_, index) => `${index}.`);
    const hits = [...suggestions, ...fillers].map((lvl0) => ({
      objectID: lvl0,
      type: CARRIER,
      url: window.location.href,
      content: null,
      hierarchy: {lvl0, lvl1: lvl0},
    }));
    return {...result, hits: hits as unknown as SearchResult['hits']};
  };

  return {
    async search(requests: SearchRequest[]): Promise<SearchResponse> {
      const {results} = await client.search(requests);
      return {results: await Promise.all(results.map(carry))};
    },
  };
}
