import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {sampleRecords} from '../../../../tests/support/sample-records';
import {createEngine, type SearchResponse} from '../engine/engine';
import type {Hit} from '../engine/hits';
import type {SearchClient} from './client';
import {
  createDocSearchAdapter,
  groupHits,
  lengthenSummaries,
  restoreHits,
  type SearchProgress,
  searchAgain,
} from './docsearch-adapter';

beforeEach(() => {
  vi.stubGlobal('window', {location: {href: 'https://example.org/'}});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const engine = createEngine(sampleRecords());
const request = (query: string) => [{indexName: 'docs', query}];
const adapterFor = (
  client: SearchClient,
  suggestions: string[] = [],
  {onTextsLoaded = () => {}, onProgress = (_: SearchProgress) => {}} = {},
) => createDocSearchAdapter({client, suggest: async () => suggestions, onTextsLoaded, onProgress});

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
    const adapter = adapterFor(client);
    const count = async () => (await adapter.search(request('window'))).results[0]?.nbHits;
    expect(await count()).toBeUndefined();
    arrive();
    expect(await count()).toBe(engine.search(request('window')).results[0]?.nbHits);
  });

  test('X-04 is followed by one that is ranked from the whole index', async () => {
    const {client, arrive} = loadingClient();
    const onTextsLoaded = vi.fn();
    const adapter = adapterFor(client, [], {onTextsLoaded});
    await adapter.search(request('window'));
    expect(onTextsLoaded).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(onTextsLoaded).toHaveBeenCalledOnce());
    await adapter.search(request('window'));
    const after = (await adapter.search(request('window'))).results[0]?.hits.map(({url}) => url);
    expect(after).toEqual(
      (await adapterFor(loaded).search(request('window'))).results[0]?.hits.map(({url}) => url),
    );
    expect(onTextsLoaded).toHaveBeenCalledOnce();
  });

  test('X-04 is not repeated if another query has been typed meanwhile', async () => {
    const {client, arrive} = loadingClient();
    const onTextsLoaded = vi.fn();
    const adapter = adapterFor(client, [], {onTextsLoaded});
    for (const query of ['w', 'wi', 'window']) await adapter.search(request(query));
    arrive();
    await vi.waitFor(() => expect(onTextsLoaded).toHaveBeenCalledOnce());
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
    await adapterFor(client, [], {onTextsLoaded}).search(request('window'));
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

test("S-12 any failure shows DocSearch's error screen and logs the cause", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cause = new Error('no network');
  const adapter = adapterFor({search: () => Promise.reject(cause)});
  await expect(adapter.search(request('window'))).rejects.toMatchObject({name: 'RetryError', cause});
  expect(warn).toHaveBeenCalledWith('Search is unavailable.', cause);
});

describe('suggestions', () => {
  const groupsFor = async (adapter: ReturnType<typeof adapterFor>, query: string) =>
    (await adapter.search(request(query))).results[0]?.hits.map(({hierarchy}) => hierarchy.lvl0) ?? [];

  test('S-11 an answer without hits has more groups than every answer before it, suggestions first', async () => {
    const adapter = adapterFor(loaded);
    const before = new Set(await groupsFor(adapter, 'window'));
    const first = await groupsFor(adapter, 'qpushxyzzy');
    const second = await groupsFor(adapter, 'qpushxyzzz');
    expect(first[0]).toBe('QPushButton');
    expect(new Set(first).size).toBeGreaterThan(before.size);
    expect(new Set(second).size).toBeGreaterThan(first.length);
  });

  test('S-11 the hits that carry suggestions are removed before they are shown, and are not counted', async () => {
    const {results} = await adapterFor(loaded).search(request('qpushxyzzy'));
    expect(restoreHits(results[0]?.hits ?? [])).toEqual([]);
    expect(results[0]?.nbHits).toBe(0);
  });

  test('S-11 the embedded engine suggests queries where Algolia suggests none', async () => {
    const algolia: SearchClient = {
      async search(requests) {
        const {results} = engine.search(requests);
        return {results: results.map(({suggestions: _, ...result}) => result)};
      },
    };
    expect((await groupsFor(adapterFor(algolia, ['Layout']), 'qpushxyzzy'))[0]).toBe('Layout');
  });
});

describe('groups', () => {
  const hits = engine.search([{indexName: 'docs', query: 'window', hitsPerPage: 20}]).results[0]?.hits ?? [];
  const ofKinds = (kinds: string) =>
    [...kinds].map((lvl0, index): Hit => {
      const [hit] = hits;
      if (!hit) throw new Error('The sample records have no hits.');
      return {...hit, objectID: String(index), hierarchy: {...hit.hierarchy, lvl0}};
    });
  const groupsOf = (kinds: string) => groupHits(ofKinds(kinds)).map(({hierarchy}) => hierarchy.lvl0);

  test('hits without highlights are shown too', () => {
    const [hit] = engine.search(request('window')).results[0]?.hits ?? [];
    const plain = {...(hit as Hit), _highlightResult: undefined} as unknown as Hit;
    expect(restoreHits(groupHits([plain]))[0]?.hierarchy).toEqual(hit?.hierarchy);
  });

  test('S-05 neighbours of the same kind share a group of at most five', () => {
    expect(groupsOf('aab')).toEqual(['1 a', '1 a', '2 b']);
    expect(groupsOf('aba')).toEqual(['1 a', '2 b', '3 a']);
    expect(groupsOf('aaaaaaa').filter((group) => group === '1 a')).toHaveLength(5);
    expect(groupsOf('')).toEqual([]);
  });

  test('the modal shows hits in the order of the page of results', async () => {
    const {results} = await adapterFor(loaded).search([
      {indexName: 'docs', query: 'window', hitsPerPage: 20},
    ]);
    expect(hits.length).toBeGreaterThan(2);
    const restored = restoreHits(results[0]?.hits ?? []);
    expect(restored.map(({url, hierarchy}) => [url, hierarchy])).toEqual(
      hits.map(({url, hierarchy}) => [url, hierarchy]),
    );
  });

  test('a part of a long section becomes a hit of its heading, which DocSearch can remember', () => {
    const [hit] = ofKinds('a');
    if (!hit) throw new Error('The sample records have no hits.');
    const hierarchy = {...hit.hierarchy, lvl1: 'Page', lvl2: 'Section'};
    expect(restoreHits(groupHits([{...hit, type: 'content', hierarchy}]))[0]?.type).toBe('lvl2');
  });
});

test('summaries get the words that a row has room for, and headings stay as they are', () => {
  const attributesToSnippet = ['hierarchy.lvl1:10', 'content:10'];
  const [asked] = lengthenSummaries([{indexName: 'docs', query: 'window', attributesToSnippet}], 20);
  expect(asked).toEqual({
    indexName: 'docs',
    query: 'window',
    attributesToSnippet: ['hierarchy.lvl1:10', 'content:20'],
  });
});

describe('progress', () => {
  test('is reported from the start of a search to its end', async () => {
    const reports: SearchProgress[] = [];
    const onProgress = (progress: SearchProgress) => reports.push(progress);
    const adapter = adapterFor(loaded, [], {onProgress});
    await adapter.search(request('window'));
    await adapter.search(request('qpushxyzzy'));
    expect(reports).toEqual([
      {query: 'window', status: 'pending'},
      {query: 'window', status: 'found'},
      {query: 'qpushxyzzy', status: 'pending'},
      {query: 'qpushxyzzy', status: 'nothing'},
    ]);
  });

  test('is partial until the texts are there', async () => {
    const {client, arrive} = loadingClient();
    const reports: SearchProgress[] = [];
    const adapter = adapterFor(client, [], {onProgress: (progress) => reports.push(progress)});
    await adapter.search(request('window'));
    arrive();
    await adapter.search(request('window'));
    expect(reports.map(({status}) => status)).toEqual(['pending', 'partial', 'pending', 'found']);
  });

  test('of a query is no longer reported when another one has been typed', async () => {
    const reports: SearchProgress[] = [];
    const adapter = adapterFor(loaded, [], {onProgress: (progress) => reports.push(progress)});
    await Promise.all([adapter.search(request('qpushxyzzy')), adapter.search(request('window'))]);
    expect(reports.at(-1)).toEqual({query: 'window', status: 'found'});
    expect(reports).not.toContainEqual({query: 'qpushxyzzy', status: 'nothing'});
  });
});
