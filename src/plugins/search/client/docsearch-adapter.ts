import type {SearchResult} from '../engine/engine';
import type {Highlighted} from '../engine/highlight';
import type {Hit} from '../engine/hits';
import type {SearchRequest} from '../engine/request';
import {LEVELS} from '../records/types';
import type {SearchClient} from './client';

/** The error of a failed search. DocSearch only shows its error screen for errors with this name. */
class SearchUnavailable extends Error {
  override name = 'RetryError';
}

/** Maximum number of hits in a group of the modal. DocSearch leaves out the others. */
const GROUP_SIZE = 5;

/** A hit with the fields that DocSearch groups by, and the hit that is shown instead of it. */
type GroupedHit = Hit & {original?: Hit};

/** Returns the level of the heading that a hit belongs to, because a part of a long section has no heading of its own. */
const findHeadingLevel = ({type, hierarchy}: Hit): Hit['type'] =>
  type === 'content'
    ? (LEVELS.findLast((level) => level !== 'lvl0' && hierarchy[level]) as Hit['type'])
    : type;

/**
 * Groups hits without changing their order. Up to five consecutive hits of the same kind share a group.
 *
 * DocSearch shows one group after the other, and puts the hits of a page next to each other within a group. The order would
 * then differ from that on the search page. That's why a number makes the name of each group unique, and why the page of a
 * hit is replaced by the id of the hit. `restoreHits` reverts both.
 */
export function groupHits(hits: readonly Hit[]): GroupedHit[] {
  let groupNumber = 0;
  let groupSize = 0;
  return hits.map((hit, index) => {
    const {hierarchy, _highlightResult} = hit;
    const isSameKind = hierarchy.lvl0 === hits[index - 1]?.hierarchy.lvl0;
    groupSize = isSameKind && groupSize < GROUP_SIZE ? groupSize + 1 : 1;
    if (groupSize === 1) groupNumber++;
    const lvl0 = `${groupNumber} ${hierarchy.lvl0}`;
    // A hosted index may answer without highlights.
    const highlighted = {..._highlightResult?.hierarchy.lvl0, value: lvl0} as Highlighted;
    return {
      ...hit,
      hierarchy: {...hierarchy, lvl0, lvl1: hit.objectID},
      _highlightResult: {
        ..._highlightResult,
        hierarchy: {..._highlightResult?.hierarchy, lvl0: highlighted},
      },
      original: {...hit, type: findHeadingLevel(hit)},
    };
  });
}

/** Returns the hits that `groupHits` received. Hits that only carry a suggested query are left out. */
export const restoreHits = <Item extends object>(items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    const {original, ...rest} = item as Item & {original?: Hit};
    return original ? [{...rest, ...original} as unknown as Item] : [];
  });

/** A result for DocSearch. A partial one has no count, because the number of hits is only known once the texts have loaded. */
export type ModalResult = Omit<SearchResult, 'nbHits'> & {nbHits: number | undefined};

/**
 * Returns as many hits as there are `groups`, each in a group that is named like a suggested query. They have no `original`,
 * so `restoreHits` leaves them out.
 */
function createSuggestionHits(suggestions: readonly string[], groups: number): SearchResult['hits'] {
  const fillers = Array.from(
    {length: Math.max(0, groups - suggestions.length)},
    (_, index) => `${index + 1}.`,
  );
  const hits = [...suggestions, ...fillers].map((lvl0) => ({
    objectID: lvl0,
    type: 'suggestion',
    url: window.location.href,
    content: null,
    hierarchy: {lvl0, lvl1: lvl0},
  }));
  return hits as unknown as SearchResult['hits'];
}

/**
 * Makes DocSearch keep its error screen. DocSearch sets its status to "error" in a `catch` handler, but resets it to "idle" at
 * the end of the search. That's why the handler is called a second time after that.
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

/**
 * Returns requests for longer summaries than DocSearch's own. A row has room for them, and hides the rest if it's too long.
 *
 * @param words maximum number of words
 */
export const lengthenSummaries = (requests: readonly SearchRequest[], words: number): SearchRequest[] =>
  requests.map((request) => ({
    ...request,
    attributesToSnippet: [request.attributesToSnippet ?? []]
      .flat()
      .map((attribute) => String(attribute).replace(/^content:\d+$/, `content:${words}`)),
  }));

/** The progress of the search for the latest query. It's "partial" if there are hits, but the texts haven't been searched yet. */
export interface SearchProgress {
  query: string;
  status: 'pending' | 'partial' | 'found' | 'nothing' | 'failed';
}

interface AdapterOptions {
  client: SearchClient;
  /** Finds queries that are similar to a query without results. It's only called if the client suggests none. */
  suggest(query: string): Promise<string[]>;
  /** Runs when the texts have arrived after a partial answer to the latest query. */
  onTextsLoaded(): void;
  /** Runs when a search begins and when it ends, unless another query was typed in the meantime. */
  onProgress(progress: SearchProgress): void;
}

/** The part of DocSearch's client that the modal calls. */
export interface DocSearchAdapter {
  search(requests: SearchRequest[]): Promise<{results: ModalResult[]}>;
}

/**
 * Creates the object that connects DocSearch's modal to a search client.
 *
 * DocSearch has no option for suggested queries. It uses the names of the groups of hits as suggestions if a response has
 * more groups than all earlier responses. So a response without hits gets artificial hits whose groups are the suggestions,
 * and `restoreHits` removes these hits before they are shown.
 */
export function createDocSearchAdapter(options: AdapterOptions): DocSearchAdapter {
  const {client, suggest, onTextsLoaded, onProgress} = options;
  let latestKey = '';
  let mostGroups = 0;

  const watchForTexts = async (requests: SearchRequest[], key: string): Promise<void> => {
    const {isPartial} = await client.search(requests, true);
    if (!isPartial && key === latestKey) onTextsLoaded();
  };

  const toModalResult = async (result: SearchResult, isPartial: boolean): Promise<ModalResult> => {
    const {hits, nbHits} = result;
    if (hits.length > 0) {
      const grouped = groupHits(hits);
      mostGroups = Math.max(mostGroups, new Set(grouped.map(({hierarchy}) => hierarchy.lvl0)).size);
      return {...result, hits: grouped, nbHits: isPartial ? undefined : nbHits};
    }
    const suggestions = result.suggestions ?? (await suggest(result.query));
    if (suggestions.length === 0) return result;
    mostGroups = Math.max(mostGroups + 1, suggestions.length);
    return {...result, hits: createSuggestionHits(suggestions, mostGroups)};
  };

  const search = async (requests: SearchRequest[]): Promise<{results: ModalResult[]}> => {
    const key = JSON.stringify(requests);
    latestKey = key;
    const query = String(requests[0]?.query ?? '');
    const report = (status: SearchProgress['status']) => {
      if (key === latestKey) onProgress({query, status});
    };
    report('pending');
    try {
      const {results, isPartial = false} = await client.search(requests);
      if (isPartial) watchForTexts(requests, key).catch(() => undefined);
      const modalResults = await Promise.all(results.map((result) => toModalResult(result, isPartial)));
      const hasHits = results.some(({hits}) => hits.length > 0);
      report(hasHits ? (isPartial ? 'partial' : 'found') : 'nothing');
      return {results: modalResults};
    } catch (cause) {
      report('failed');
      console.warn('Search is unavailable.', cause);
      throw new SearchUnavailable('Search is unavailable.', {cause});
    }
  };

  return {search: (requests) => showErrorScreen(search(requests))};
}

/**
 * Makes DocSearch search again for the query in its input, as it does when the input gets the focus. Does nothing if the
 * reader has moved to another hit, because DocSearch would select the first hit again.
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
