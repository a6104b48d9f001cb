import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {sampleIndexedPages} from '../../../../tests/support/sample-records';
import {NAMES_PATH} from '../paths';
import {pack} from '../records/pack';
import {IndexLoader} from './index-loader';

const BASE = 'https://example.org';
const NAMES = `/${NAMES_PATH}`;
const TEXTS = '/search-index/texts.json';
const {names, texts} = pack(sampleIndexedPages(), {}, () => 'texts.json');

/** A host behind an HTTP cache: what the cache returns unless it is bypassed, and what the host has. */
interface Host {
  cached: Record<string, string>;
  files: Record<string, string>;
  /** Ends when the host sends the texts. */
  textsAreSent: Promise<void>;
}

let host: Host;
let requests: string[];
beforeEach(() => {
  requests = [];
  host = {
    cached: {},
    files: {[NAMES]: JSON.stringify(names), [TEXTS]: texts},
    textsAreSent: Promise.resolve(),
  };
  vi.useFakeTimers({toFake: ['performance', 'setTimeout']});
  vi.stubGlobal('fetch', async (url: string, {cache}: RequestInit) => {
    const path = url.slice(BASE.length);
    requests.push(cache === 'reload' ? `${path} past the cache` : path);
    if (path === TEXTS) await host.textsAreSent;
    const body = (cache === 'reload' ? undefined : host.cached[path]) ?? host.files[path];
    return body === undefined ? new Response('', {status: 404}) : new Response(body);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = (query: string) => [{indexName: 'docs', query}];
const search = async (loader: IndexLoader, query: string, waitForTexts = false) => {
  const {results, isPartial = false} = await loader.search(request(query), waitForTexts);
  return {first: results[0]?.hits[0]?.url.slice(BASE.length), isPartial};
};

/** More milliseconds than a search waits for the texts. */
const LONG = 1000;

/** Makes the host wait before it sends the texts. Returns a function that sends them. */
function holdTexts(): () => void {
  let send = () => {};
  host.textsAreSent = new Promise((done) => {
    send = done;
  });
  return send;
}

const IN_NAMES = {query: 'QPushButton', first: '/docs/api/generated/classes/qpushbutton'};
const IN_TEXTS = {query: 'variable', first: '/docs/faq#proxy'};

describe('while the index loads', () => {
  test('X-04 both parts are requested before anything is typed', async () => {
    await new IndexLoader(BASE).search([], true);
    expect(requests).toEqual([NAMES, TEXTS]);
  });

  test('X-04 search finds names if the texts take long, and each part is requested once', async () => {
    const send = holdTexts();
    const loader = new IndexLoader(BASE);
    const early = search(loader, IN_NAMES.query);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await early).toEqual({first: IN_NAMES.first, isPartial: true});
    expect(await search(loader, IN_NAMES.query)).toEqual({first: IN_NAMES.first, isPartial: true});
    send();
    expect(await search(loader, IN_NAMES.query, true)).toEqual({first: IN_NAMES.first, isPartial: false});
    expect(await search(loader, IN_TEXTS.query)).toEqual({first: IN_TEXTS.first, isPartial: false});
    expect(requests).toEqual([NAMES, TEXTS]);
  });

  test('X-04 the first answer has the texts if they arrive immediately', async () => {
    const loader = new IndexLoader(BASE);
    expect(await search(loader, IN_NAMES.query)).toEqual({first: IN_NAMES.first, isPartial: false});
  });

  test('X-04 a query that matches no name waits for the texts', async () => {
    const send = holdTexts();
    const answer = search(new IndexLoader(BASE), IN_TEXTS.query);
    await vi.advanceTimersByTimeAsync(LONG);
    send();
    expect(await answer).toEqual({first: IN_TEXTS.first, isPartial: false});
  });

  test('X-04 the same query has the same hits, whichever part of the index was loaded first', async () => {
    const urls = async (loader: IndexLoader, waitForTexts: boolean) => {
      const {results} = await loader.search(request('window title'), waitForTexts);
      return {count: results[0]?.nbHits, urls: results[0]?.hits.map(({url}) => url)};
    };
    const send = holdTexts();
    const early = new IndexLoader(BASE);
    const partial = search(early, 'wi');
    await vi.advanceTimersByTimeAsync(LONG);
    expect((await partial).isPartial).toBe(true);
    send();
    const loaded = new IndexLoader(BASE);
    await loaded.search([], true);
    expect(await urls(early, true)).toEqual(await urls(loaded, false));
  });
});

describe('when the index cannot be loaded', () => {
  test('S-12 without texts search still finds names, and requests the texts again five seconds later', async () => {
    const loader = new IndexLoader(BASE);
    delete host.files[TEXTS];
    expect(await search(loader, IN_NAMES.query, true)).toEqual({first: IN_NAMES.first, isPartial: true});
    host.files[TEXTS] = texts;
    const before = requests.length;
    expect(await search(loader, IN_TEXTS.query)).toEqual({first: undefined, isPartial: true});
    expect(requests).toHaveLength(before);
    vi.advanceTimersByTime(5000);
    expect(await search(loader, IN_TEXTS.query)).toEqual({first: IN_TEXTS.first, isPartial: false});
  });

  test('S-12 names from an HTTP cache whose texts a deployment has replaced are requested past the cache', async () => {
    host.cached[NAMES] = JSON.stringify({...names, texts: 'texts.old.json'});
    const loader = new IndexLoader(BASE);
    expect(await search(loader, IN_TEXTS.query)).toEqual({first: IN_TEXTS.first, isPartial: false});
    expect(requests).toEqual([
      NAMES,
      '/search-index/texts.old.json',
      `${NAMES} past the cache`,
      `${TEXTS} past the cache`,
    ]);
  });

  test('S-12 names whose texts are deployed later are requested again with them', async () => {
    const loader = new IndexLoader(BASE);
    const old = {...names, texts: 'texts.old.json'};
    host.files[NAMES] = JSON.stringify(old);
    expect(await search(loader, IN_NAMES.query, true)).toEqual({first: IN_NAMES.first, isPartial: true});
    host.files[NAMES] = JSON.stringify(names);
    vi.advanceTimersByTime(5000);
    expect(await search(loader, IN_TEXTS.query)).toEqual({first: IN_TEXTS.first, isPartial: false});
  });

  test.each([
    ['a web page', '<!doctype html><p>Sign in</p>'],
    ['cut off', '{"format":1,"pages":[['],
    ['of another format', '{"format":0,"pages":[]}'],
  ])('S-12 an index that is %s fails, and only its names are needed for hits', async (_, body) => {
    host.files[NAMES] = body;
    const loader = new IndexLoader(BASE);
    await expect(search(loader, IN_NAMES.query)).rejects.toThrow();
    host.files[NAMES] = JSON.stringify(names);
    host.files[TEXTS] = body;
    expect(await search(loader, IN_NAMES.query, true)).toEqual({first: IN_NAMES.first, isPartial: true});
  });

  test('S-12 a broken file in the HTTP cache is replaced at the next search', async () => {
    host.cached[NAMES] = '<!doctype html><p>Sign in</p>';
    const loader = new IndexLoader(BASE);
    await expect(search(loader, IN_NAMES.query)).rejects.toThrow();
    expect((await search(loader, IN_NAMES.query)).first).toBe(IN_NAMES.first);
  });
});
