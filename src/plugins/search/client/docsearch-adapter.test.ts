import {afterEach, describe, expect, test, vi} from 'vitest';
import {sampleRecords} from '../../../../tests/support/sample-records';
import {createStore} from '../../../client/store';
import {createEngine, type SearchResponse} from '../engine/engine';
import type {Hit} from '../engine/hits';
import type {SearchClient} from './client';
import {createModalSearch, groupHits, type SearchProgress, searchAgain} from './docsearch-adapter';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const engine = createEngine(sampleRecords());
const request = (query: string) => [{indexName: 'docs', query}];
/** Creates the modal's search function, and collects the progress that it reports. */
function createSearch(client: SearchClient, {suggestions = [] as string[], onTextsLoaded = () => {}} = {}) {
  const progress = createStore<SearchProgress>({query: '', status: 'found'});
  const reports: SearchProgress[] = [];
  progress.subscribe(() => reports.push(progress.get()));
  const search = createModalSearch({client, suggest: async () => suggestions, progress, onTextsLoaded});
  const find = async (query: string) => (await search({requests: request(query)})).results[0];
  return {find, reports};
}

const loaded: SearchClient = {search: async (requests) => engine.search(requests)};

/** Creates a client that answers from names until its texts "arrive". */
function loadingClient() {
  let arrive = () => {};
  let isLoaded = false;
  const texts = new Promise<void>((resolve) => {
    arrive = () => {
      isLoaded = true;
      resolve();
    };
  });
  const client: SearchClient = {
    async search(requests, waitForTexts): Promise<SearchResponse> {
      if (waitForTexts) await texts;
      const response = engine.search(requests);
      if (isLoaded) return response;
      const results = response.results.map((result) => ({
        ...result,
        hits: result.hits.slice(0, 1),
        nbHits: 1,
      }));
      return {results, isPartial: true};
    },
  };
  return {client, arrive: () => arrive()};
}

describe('an answer while the index loads', () => {
  test('S-13 has no count until the texts are there, then the count of the search page', async () => {
    const {client, arrive} = loadingClient();
    const {find} = createSearch(client);
    expect((await find('window'))?.nbHits).toBeUndefined();
    arrive();
    expect((await find('window'))?.nbHits).toBe(engine.search(request('window')).results[0]?.nbHits);
  });

  test('X-04 is followed by one that is ranked from the whole index', async () => {
    const {client, arrive} = loadingClient();
    const onTextsLoaded = vi.fn();
    const {find} = createSearch(client, {onTextsLoaded});
    await find('window');
    expect(onTextsLoaded).not.toHaveBeenCalled();
    arrive();
    await expect.poll(() => onTextsLoaded).toHaveBeenCalledOnce();
    expect((await find('window'))?.hits).toEqual((await createSearch(loaded).find('window'))?.hits);
    expect(onTextsLoaded).toHaveBeenCalledOnce();
  });

  test('X-04 is not repeated if another query has been typed meanwhile', async () => {
    const {client, arrive} = loadingClient();
    const onTextsLoaded = vi.fn();
    const {find} = createSearch(client, {onTextsLoaded});
    for (const query of ['w', 'wi', 'window']) await find(query);
    arrive();
    await expect.poll(() => onTextsLoaded).toHaveBeenCalledOnce();
  });

  test('S-12 stays when the texts cannot be loaded', async () => {
    const onTextsLoaded = vi.fn();
    let isDone = () => {};
    const done = new Promise<void>((resolve) => {
      isDone = resolve;
    });
    const client: SearchClient = {
      async search(requests, waitForTexts) {
        if (waitForTexts) isDone();
        return {...engine.search(requests), isPartial: true};
      },
    };
    await createSearch(client, {onTextsLoaded}).find('window');
    await done;
    await Promise.resolve();
    expect(onTextsLoaded).not.toHaveBeenCalled();
  });
});

describe('when the texts have arrived', () => {
  /** Tells whether DocSearch searches again, in a modal whose first hit is selected or not, or that has no hits. */
  const isAsked = (firstIsSelected?: boolean) => {
    vi.stubGlobal('FocusEvent', class {});
    const dispatchEvent = vi.fn();
    const hit = firstIsSelected === undefined ? null : {getAttribute: () => String(firstIsSelected)};
    const querySelector = (selector: string) => (selector === '.DocSearch-Hit' ? hit : {dispatchEvent});
    searchAgain({querySelector} as unknown as Element);
    return dispatchEvent.mock.calls.length === 1;
  };

  test('X-04 the list is ranked again, unless the reader has moved to another hit', () => {
    expect(isAsked(true)).toBe(true);
    expect(isAsked()).toBe(true);
    expect(isAsked(false)).toBe(false);
  });
});

test('S-12 any failure is reported without hits, and its cause is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cause = new Error('no network');
  const {find, reports} = createSearch({search: () => Promise.reject(cause)});
  expect((await find('window'))?.hits).toEqual([]);
  expect(reports.at(-1)).toEqual({query: 'window', status: 'failed'});
  expect(warn).toHaveBeenCalledWith('Search is unavailable.', cause);
});

test('S-12 a search that fails late changes nothing if the same query has been searched again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let fail = (): void => {};
  const stuck = new Promise<SearchResponse>((_, reject) => {
    fail = () => reject(new Error('timeout'));
  });
  const search = vi.fn(loaded.search).mockReturnValueOnce(stuck);
  const {find, reports} = createSearch({search});
  const first = find('window');
  await find('window');
  fail();
  await first;
  expect(reports.at(-1)).toEqual({query: 'window', status: 'found'});
});

describe('suggestions', () => {
  test('S-11 come with the progress of a search without hits', async () => {
    const {find, reports} = createSearch(loaded);
    const result = await find('qpushxyzzy');
    expect(result).toMatchObject({hits: [], nbHits: 0});
    expect(reports.at(-1)?.suggestions?.[0]).toBe('QPushButton');
  });

  test('S-11 come from the embedded engine where Algolia suggests none', async () => {
    const algolia: SearchClient = {
      async search(requests) {
        const {results} = engine.search(requests);
        return {results: results.map(({suggestions: _, ...result}) => result)};
      },
    };
    const {find, reports} = createSearch(algolia, {suggestions: ['Layout']});
    await find('qpushxyzzy');
    expect(reports.at(-1)?.suggestions).toEqual(['Layout']);
  });
});

describe('groups', () => {
  const hits = engine.search(request('window')).results[0]?.hits ?? [];
  const ofKinds = (kinds: string) =>
    [...kinds].map((lvl0, index): Hit => {
      const [hit] = hits;
      if (!hit) throw new Error('The sample records have no hits.');
      return {...hit, objectID: String(index), hierarchy: {...hit.hierarchy, lvl0}};
    });
  const groupsOf = (kinds: string) => groupHits(ofKinds(kinds)).map(({hierarchy}) => hierarchy.lvl0);

  test('S-05 neighbours of the same kind share a group of at most five', () => {
    expect(groupsOf('aab')).toEqual(['1 a', '1 a', '2 b']);
    expect(groupsOf('aba')).toEqual(['1 a', '2 b', '3 a']);
    expect(groupsOf('aaaaaaa').filter((group) => group === '1 a')).toHaveLength(5);
    expect(groupsOf('')).toEqual([]);
  });

  test('the modal shows hits in the order of the page of results', async () => {
    const result = await createSearch(loaded).find('window');
    expect(hits.length).toBeGreaterThan(2);
    expect(result?.hits.map(({hit}) => [hit.url, hit.hierarchy])).toEqual(
      hits.map(({url, hierarchy}) => [url, hierarchy]),
    );
  });

  test('a part of a long section becomes a hit of its heading, which DocSearch can remember', () => {
    const [hit] = ofKinds('a');
    if (!hit) throw new Error('The sample records have no hits.');
    const hierarchy = {...hit.hierarchy, lvl1: 'Page', lvl2: 'Section'};
    expect(groupHits([{...hit, type: 'content', hierarchy}])[0]?.hit.type).toBe('lvl2');
  });
});

describe('progress', () => {
  test('is reported from the start of a search to its end', async () => {
    const {find, reports} = createSearch(loaded);
    await find('window');
    await find('qpushxyzzy');
    expect(reports).toMatchObject([
      {query: 'window', status: 'pending'},
      {query: 'window', status: 'found'},
      {query: 'qpushxyzzy', status: 'pending'},
      {query: 'qpushxyzzy', status: 'nothing'},
    ]);
  });

  test('is partial until the texts are there', async () => {
    const {client, arrive} = loadingClient();
    const {find, reports} = createSearch(client);
    await find('window');
    arrive();
    await find('window');
    expect(reports.map(({status}) => status)).toEqual(['pending', 'partial', 'pending', 'found']);
  });

  test('of a query is no longer reported when another one has been typed', async () => {
    const {find, reports} = createSearch(loaded);
    await Promise.all([find('qpushxyzzy'), find('window')]);
    expect(reports.at(-1)).toEqual({query: 'window', status: 'found'});
    expect(reports).not.toContainEqual(expect.objectContaining({status: 'nothing'}));
  });
});
