import {removeTrailingSlash} from '../../../lib/page-address';
import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import {EmbeddedClient} from './embedded-client';
import {once} from './once';
import type {SearchSettings} from './settings';

/** Runs search requests on the embedded index or on Algolia. */
export interface SearchClient {
  /** @param waitForTexts true to wait until the embedded index has loaded, instead of returning a partial response */
  search(requests: SearchRequest[], waitForTexts?: boolean): Promise<SearchResponse>;
}

let embedded: EmbeddedClient | undefined;
let hosted: (() => Promise<SearchClient>) | undefined;

/** Returns the page's client for the embedded index. The first call starts its worker. */
export function getEmbeddedClient({baseUrl}: SearchSettings): SearchClient {
  embedded ??= new EmbeddedClient(removeTrailingSlash(window.location.origin + baseUrl));
  return embedded;
}

function getHostedClient({appId, apiKey}: SearchSettings): SearchClient {
  hosted ??= once(async () => {
    const {HostedClient} = await import('./hosted');
    return new HostedClient(appId, apiKey);
  });
  const load = hosted;
  return {search: async (requests) => (await load()).search(requests)};
}

/** Returns the client of this deployment. All calls on a page return the same one. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  return settings.hosted ? getHostedClient(settings) : getEmbeddedClient(settings);
}

/** Loads the embedded index before the first search needs it. */
export function prefetchIndex(settings: SearchSettings): void {
  if (!settings.hosted) {
    getEmbeddedClient(settings)
      .search([])
      .catch(() => undefined);
  }
}
