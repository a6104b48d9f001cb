import type {InsightsClient} from 'search-insights';
import {hasDoNotTrack} from '../../../client/tracking';
import {removeTrailingSlash} from '../../../lib/page-address';
import {once} from './once';
import type {SearchSettings} from './settings';

/** Calls a method of Algolia's event client with its arguments. */
type Send = (method: string, ...details: unknown[]) => void;

/** A click in Algolia's format. */
interface Click {
  eventName: string;
  index: string;
  queryID: string;
  objectIDs: string[];
  positions?: number[];
}

/** Fields that DocSearch adds to a hit when events are on. */
export interface CountedHit {
  objectID: string;
  __autocomplete_id?: number;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
}

/** Milliseconds that a visitor stays on the page of a hit until the search counts as a success. */
const CONVERSION_DELAY = 30_000;

/** Sends a conversion if the visitor is still on the page of the hit some time later. */
function watchForConversion(send: Send, {index, queryID, objectIDs}: Partial<Click>): void {
  if (!queryID || !objectIDs) return;
  const path = removeTrailingSlash(objectIDs[0]?.split('#')[0] ?? '');
  window.setTimeout(() => {
    if (!removeTrailingSlash(window.location.pathname).endsWith(path)) return;
    send('convertedObjectIDsAfterSearch', {eventName: 'Hit Read', index, queryID, objectIDs});
  }, CONVERSION_DELAY);
}

/**
 * Creates the setting of DocSearch that sends view, click and conversion events to Algolia, with a client that is loaded for the
 * first one. If that fails, the events are lost. Views are sent in batches of 20, 400 ms after the last change. The setting is off
 * without Algolia, or if the visitor asks not to be tracked.
 *
 * It also creates a handler of mouse clicks on a hit, because DocSearch ignores those on the first hit, whose number is 0.
 */
export function createInsights({hosted, appId, apiKey}: SearchSettings) {
  if (!hosted || hasDoNotTrack()) return {setting: false, onClick: (_hit: CountedHit) => undefined};
  const load = once(async () => {
    const {default: client, LocalStorage} = await import('search-insights');
    // The client would store each chosen hit to find its query later, but our events already contain the query.
    LocalStorage.store = undefined;
    return client as unknown as Send;
  });
  const send: Send = (method, ...details) => {
    load().then(
      (client) => client(method, ...details),
      (cause: unknown) => console.warn('Search events are not sent.', cause),
    );
    // The details may also contain the headers of the request.
    if (method === 'clickedObjectIDsAfterSearch')
      for (const click of details as Partial<Click>[]) watchForConversion(send, click);
  };
  send('init', {appId, apiKey});
  return {
    setting: {insightsClient: send as unknown as InsightsClient},
    onClick({objectID, __autocomplete_id, __autocomplete_indexName, __autocomplete_queryID}: CountedHit) {
      if (__autocomplete_id !== 0 || !__autocomplete_indexName || !__autocomplete_queryID) return;
      send('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index: __autocomplete_indexName,
        queryID: __autocomplete_queryID,
        objectIDs: [objectID],
        positions: [1],
      } satisfies Click);
    },
  };
}
