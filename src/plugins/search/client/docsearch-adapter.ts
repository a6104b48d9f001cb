import type {SearchResult} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import type {SearchClient} from './client';

/** Name of the group of guides, and how many of the best hits may bring it to the top. */
const GUIDES = 'Guide';
const BEST = 10;

/** Type of a hit that is never shown because it only carries a suggested query. */
const SUGGESTION = 'suggestion';

/** Thrown to DocSearch, which shows its error screen only for errors of this name. */
class SearchUnavailable extends Error {
  override name = 'RetryError';
}

interface GroupedHit {
  hierarchy: {lvl0: string | null};
}

/**
 * Orders hits for the modal, which shows them by group, in the order of each group's best hit. Only two groups fit on
 * its first screen, so a guide among the best hits makes guides the second group at the latest.
 */
export function promoteGuides<Hit extends GroupedHit>(hits: readonly Hit[]): Hit[] {
  const groupOf = ({hierarchy}: Hit) => hierarchy.lvl0;
  const place = hits.slice(0, BEST).findIndex((hit) => groupOf(hit) === GUIDES);
  const guide = hits[place];
  const [, second] = new Set(hits.slice(0, Math.max(place, 0)).map(groupOf));
  if (!guide || second === undefined) return [...hits];
  const target = hits.findIndex((hit) => groupOf(hit) === second);
  return [...hits.slice(0, target), guide, ...hits.slice(target, place), ...hits.slice(place + 1)];
}

/** A result as DocSearch reads it. A partial one has no count, because only the texts tell how many hits there are. */
export type ModalResult = Omit<SearchResult, 'nbHits'> & {nbHits: number | undefined};

/** Returns as many hits as there are `groups`, each in a group that is named like a suggested query. */
function suggestionHits(suggestions: readonly string[], groups: number): SearchResult['hits'] {
  const fillers = Array.from(
    {length: Math.max(0, groups - suggestions.length)},
    (_, index) => `${index + 1}.`,
  );
  const hits = [...suggestions, ...fillers].map((lvl0) => ({
    objectID: lvl0,
    type: SUGGESTION,
    url: window.location.href,
    content: null,
    hierarchy: {lvl0, lvl1: lvl0},
  }));
  return hits as unknown as SearchResult['hits'];
}

/**
 * Makes DocSearch show its error screen. DocSearch sets its status to "error" in a `catch`. Its core sets it back to "idle"
 * at the end of the search, so the handler is called once more after that.
 */
function showErrorScreen<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const originalCatch = answer.catch.bind(answer);
  answer.catch = (handler) => {
    const result = originalCatch(handler);
    answer.then(undefined, (error: unknown) => {
      setTimeout(() => {
        try {
          handler?.(error);
        } catch {
          // The handler throws the error again, and it has been handled already.
        }
      });
    });
    return result;
  };
  return answer;
}

interface AdapterOptions {
  client: SearchClient;
  /** Finds queries that are similar to one without results, for a client that suggests none. */
  suggest(query: string): Promise<string[]>;
  /** Called when the texts have arrived after a partial answer to the latest query. */
  onTextsLoaded(): void;
}

/** The part of DocSearch's client that the modal calls. */
export interface DocSearchAdapter {
  search(requests: SearchRequest[]): Promise<{results: ModalResult[]}>;
}

/**
 * Answers DocSearch's modal from a search client.
 *
 * DocSearch has no option for suggested queries. It takes them from the names of the groups of hits, whenever an answer
 * has more groups than every answer before it. So an answer without hits gets hits that carry the suggestions, and
 * `withoutSuggestions` removes them before they are shown.
 */
export function createDocSearchAdapter({client, suggest, onTextsLoaded}: AdapterOptions): DocSearchAdapter {
  let latest = '';
  let mostGroups = 0;

  const watchForTexts = async (requests: SearchRequest[], key: string): Promise<void> => {
    const {isPartial} = await client.search(requests, true);
    if (!isPartial && key === latest) onTextsLoaded();
  };

  const toModalResult = async (result: SearchResult, isPartial: boolean): Promise<ModalResult> => {
    const {hits, nbHits} = result;
    if (hits.length > 0) {
      mostGroups = Math.max(mostGroups, new Set(hits.map(({hierarchy}) => hierarchy.lvl0)).size);
      return {...result, hits: promoteGuides(hits), nbHits: isPartial ? undefined : nbHits};
    }
    const suggestions = result.suggestions ?? (await suggest(result.query));
    if (suggestions.length === 0) return result;
    mostGroups = Math.max(mostGroups + 1, suggestions.length);
    return {...result, hits: suggestionHits(suggestions, mostGroups)};
  };

  const answer = async (requests: SearchRequest[]): Promise<{results: ModalResult[]}> => {
    const key = JSON.stringify(requests);
    latest = key;
    try {
      const {results, isPartial = false} = await client.search(requests);
      if (isPartial) watchForTexts(requests, key).catch(() => undefined);
      return {results: await Promise.all(results.map((result) => toModalResult(result, isPartial)))};
    } catch (cause) {
      console.warn('Search is unavailable.', cause);
      throw new SearchUnavailable('Search is unavailable.', {cause});
    }
  };

  return {search: (requests) => showErrorScreen(answer(requests))};
}

/** Removes the hits that only carry a suggested query. */
export const withoutSuggestions = <Item extends {type: string}>(items: Item[]): Item[] =>
  items.filter(({type}) => type !== SUGGESTION);

/**
 * Makes DocSearch search again for what its input holds, as it does when the input gets the focus. A reader who has
 * moved to another hit keeps the list, because DocSearch would select the first hit again.
 */
export function searchAgain(modal: Element): void {
  const first = modal.querySelector('.DocSearch-Hit');
  if (first && first.getAttribute('aria-selected') !== 'true') return;
  modal.querySelector('.DocSearch-Input')?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/**
 * Handles failed searches that DocSearch has shown its error screen for, because it leaves their rejection unhandled.
 *
 * @returns a function that stops it
 */
export function handleUnavailable(): () => void {
  const handle = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof SearchUnavailable) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', handle);
  return () => window.removeEventListener('unhandledrejection', handle);
}
