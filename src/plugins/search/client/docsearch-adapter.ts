import type {Store} from '../../../client/store';
import type {SearchResult} from '../engine/engine';
import type {Hit} from '../engine/hits';
import type {SearchRequest} from '../engine/request';
import {LEVELS} from '../records/types';
import type {SearchClient} from './client';

/** Maximum number of hits in a group of the modal. DocSearch leaves out the others. */
const GROUP_SIZE = 5;

/** A hit as DocSearch's modal groups it: by `lvl0`, and within a group by `lvl1`. */
export interface GroupedHit {
  hierarchy: {lvl0: string; lvl1: string};
  /** The hit to show. */
  hit: Hit;
}

/** Returns the level of the heading that a hit belongs to, because a part of a long section has no heading of its own. */
const findHeadingLevel = ({type, hierarchy}: Hit): Hit['type'] =>
  type === 'content'
    ? (LEVELS.findLast((level) => level !== 'lvl0' && hierarchy[level]) as Hit['type'])
    : type;

/**
 * Groups hits without changing their order. Up to five consecutive hits of the same kind share a group.
 *
 * DocSearch shows one group after the other, and puts the hits of a page next to each other within a group. The order would
 * then differ from that on the search page. That's why a number makes the name of each group unique, and why the id of the
 * hit stands for its page.
 */
export function groupHits(hits: readonly Hit[]): GroupedHit[] {
  let groupNumber = 0;
  let groupSize = 0;
  return hits.map((hit, index) => {
    const {lvl0} = hit.hierarchy;
    const isSameKind = lvl0 === hits[index - 1]?.hierarchy.lvl0;
    groupSize = isSameKind && groupSize < GROUP_SIZE ? groupSize + 1 : 1;
    if (groupSize === 1) groupNumber++;
    return {
      hierarchy: {lvl0: `${groupNumber} ${lvl0}`, lvl1: hit.objectID},
      hit: {...hit, type: findHeadingLevel(hit)},
    };
  });
}

/** A result for DocSearch. A partial one has no count, because the number of hits is only known once the texts have loaded. */
export type ModalResult = Omit<SearchResult, 'hits' | 'nbHits'> & {
  hits: GroupedHit[];
  nbHits: number | undefined;
};

/** The progress of the search for the latest query. It's "partial" if there are hits, but the texts haven't been searched yet. */
export interface SearchProgress {
  query: string;
  status: 'pending' | 'partial' | 'found' | 'nothing' | 'failed';
  /** Queries that may find something, if this one finds nothing. */
  suggestions?: readonly string[];
}

/** The progress without a query. */
export const NO_SEARCH: SearchProgress = {query: '', status: 'found'};

interface Options {
  client: SearchClient;
  /** Finds queries that are similar to a query without results. It's only called if the client suggests none. */
  suggest(query: string): Promise<string[]>;
  /** Gets the progress of each search, unless another query was typed in the meantime. */
  progress: Store<SearchProgress>;
  /** Runs when the texts have arrived after a partial answer to the latest query. */
  onTextsLoaded(): void;
}

const NO_RESULT: SearchResult = {index: '', query: '', hits: [], nbHits: 0, nbPages: 0};

/**
 * Creates the search function of DocSearch's modal. If a search fails, it returns no hits, because DocSearch would hide its error
 * screen immediately. The modal shows an error if the progress says that the search failed.
 */
export function createModalSearch({client, suggest, progress, onTextsLoaded}: Options) {
  let latest = 0;
  return async ({requests}: {requests: SearchRequest[]}): Promise<{results: [ModalResult]}> => {
    const query = String(requests[0]?.query ?? '');
    const searchNumber = ++latest;
    // The input may have been emptied, which starts no search.
    const isLatest = (): boolean => searchNumber === latest && progress.get().query === query;
    const report = (update: Omit<SearchProgress, 'query'>): void => {
      if (isLatest()) progress.set({query, ...update});
    };
    const waitForTexts = async (): Promise<void> => {
      const {isPartial} = await client.search(requests, true);
      if (!isPartial && isLatest()) onTextsLoaded();
    };

    progress.set({query, status: 'pending'});
    try {
      const {results, isPartial = false} = await client.search(requests);
      const [result = NO_RESULT] = results;
      if (isPartial) waitForTexts().catch(() => undefined);
      if (result.hits.length > 0) report({status: isPartial ? 'partial' : 'found'});
      else report({status: 'nothing', suggestions: result.suggestions ?? (await suggest(query))});
      const nbHits = isPartial ? undefined : result.nbHits;
      return {results: [{...result, hits: groupHits(result.hits), nbHits}]};
    } catch (cause) {
      report({status: 'failed'});
      console.warn('Search is unavailable.', cause);
      return {results: [{...NO_RESULT, hits: []}]};
    }
  };
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
