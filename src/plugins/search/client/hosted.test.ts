import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {setImmediate} from 'node:timers/promises';
import {afterEach, expect, test, vi} from 'vitest';
import {readAlgoliaRequest} from '../../../../tests/support/algolia-request';
import {sampleRecords} from '../../../../tests/support/sample-records';
import {createEngine} from '../engine/engine';
import {HostedClient} from './hosted';

const engine = createEngine(sampleRecords());
const REQUEST = {
  indexName: 'docs',
  query: 'window title',
  hitsPerPage: 3,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  attributesToSnippet: ['content:5'],
};

const closing: Array<() => void> = [];
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

/** Plays a host of Algolia. Two hosts need two names: the client tells them apart by theirs. */
async function play(name: 'localhost' | '127.0.0.1', answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, name, resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const {port} = server.address() as AddressInfo;
  return {url: name, port, protocol: 'http', accept: 'readWrite'} as const;
}

/** Answers as Algolia does. */
const answerCorrectly: RequestListener = async (request, response) => {
  const {pathname} = new URL(request.url ?? '', 'http://localhost');
  if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries') {
    response.writeHead(404).end();
    return;
  }
  const {requests} = JSON.parse(await text(request));
  const answer = engine.search(requests.map(readAlgoliaRequest));
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
};

const client = (...hosts: Array<Awaited<ReturnType<typeof play>>>) => new HostedClient('APP', 'key', hosts);

test('S-03 S-04 a provider and the embedded engine have the same hits for the same request', async () => {
  const {results} = await client(await play('localhost', answerCorrectly)).search([REQUEST]);
  const [own] = engine.search([REQUEST]).results;
  expect(own?.hits).toHaveLength(3);
  expect(results[0]?.hits).toEqual(JSON.parse(JSON.stringify(own?.hits)));
  expect(results[0]?.nbHits).toBe(own?.nbHits);
});

test('S-14 if a host does not finish its answer within two seconds, the next host is used', async () => {
  const slow = await play('localhost', (_, response) => response.writeHead(200).write('{'));
  const next = await play('127.0.0.1', answerCorrectly);
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  // A spy would put the fake timer back each time that mocks are restored, also in later files.
  const startTimer = vi.fn(setTimeout);
  vi.stubGlobal('setTimeout', startTimer);
  const answer = client(slow, next).search([REQUEST]);
  // One for the connection; one for the answer, once its beginning is there.
  while (startTimer.mock.calls.length < 2) await setImmediate();
  vi.advanceTimersByTime(1999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect((await answer).results[0]?.hits).toHaveLength(3);
});

test('S-14 an error of Algolia has its status and message', async () => {
  const host = await play('localhost', (_, response) =>
    response.writeHead(403).end(JSON.stringify({message: 'Invalid API key', status: 403})),
  );
  await expect(client(host).search([REQUEST])).rejects.toMatchObject({
    name: 'ApiError',
    status: 403,
    message: expect.stringContaining('Invalid API key'),
  });
});

test('S-14 an answer that cannot be parsed is reported as such', async () => {
  const host = await play('localhost', (_, response) => response.end('<!doctype html>'));
  await expect(client(host).search([REQUEST])).rejects.toMatchObject({name: 'DeserializationError'});
});

test('S-14 the error explains that no host can be reached', async () => {
  const hosts = [await play('localhost', answerCorrectly), await play('127.0.0.1', answerCorrectly)];
  for (const close of closing.splice(0)) close();
  await expect(client(...hosts).search([REQUEST])).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringContaining('Unreachable hosts'),
  });
});
