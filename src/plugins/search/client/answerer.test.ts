import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {sampleRecords} from '../../../../tests/support/sample-records';
import {pack} from '../records/pack';
import {Answerer} from './answerer';

const BASE = 'https://example.org';
const PLACE = {base: BASE, namesUrl: `${BASE}/search-index/names.json`};
const {names, texts} = pack(sampleRecords(), {}, () => 'texts.json');

let asked: string[];
let isDown: boolean;
beforeEach(() => {
  asked = [];
  isDown = false;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.slice(BASE.length));
    if (url === PLACE.namesUrl) return new Response(JSON.stringify(names));
    return isDown ? new Response('', {status: 404}) : new Response(texts);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = (query: string) => [{indexName: 'docs', query}];
const urls = async (answerer: Answerer, query: string, isPatient = false) => {
  const {results, isPartial} = await answerer.search(request(query), isPatient);
  return {first: results[0]?.hits[0]?.url.slice(BASE.length), isPartial};
};
const NAMED = {query: 'QPushButton', first: '/docs/api/generated/classes/qpushbutton'};
const SAID = {query: 'variable', first: '/docs/faq#proxy'};

test('X-04 names answer before the texts are there, which are loaded right after', async () => {
  const answerer = new Answerer(PLACE);
  expect(await urls(answerer, NAMED.query)).toEqual({first: NAMED.first, isPartial: true});
  expect(asked).toEqual(['/search-index/names.json', '/search-index/texts.json']);
  expect(await urls(answerer, NAMED.query, true)).toEqual({first: NAMED.first, isPartial: undefined});
  expect(asked).toHaveLength(2);
});

test('X-04 what no name says waits for the texts', async () => {
  expect(await urls(new Answerer(PLACE), SAID.query)).toEqual({first: SAID.first, isPartial: undefined});
});

test('S-12 without texts names go on answering, and a later search asks for them again', async () => {
  vi.useFakeTimers({toFake: ['performance']});
  const answerer = new Answerer(PLACE);
  isDown = true;
  expect(await urls(answerer, NAMED.query, true)).toEqual({first: NAMED.first, isPartial: true});
  isDown = false;
  expect(await urls(answerer, SAID.query)).toEqual({first: undefined, isPartial: true});
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(await urls(answerer, SAID.query)).toEqual({first: SAID.first, isPartial: undefined});
});
