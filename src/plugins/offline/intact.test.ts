import {hash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {isIntact} from './intact';
import type {SavedFile} from './saved-files';

const PAGE = '<!doctype html><html><body><div id=__docusaurus>…</div>';
const LOGIN = '<!DOCTYPE html><html><title>Log in to the airport</title>';
const SCRIPT = 'assets/js/main.1.js';
const STYLES = 'assets/css/styles.1.css';

const createResponse = (body: BodyInit | null, type?: string, headers: Record<string, string> = {}) =>
  new Response(body, {headers: {...(type && {'Content-Type': type}), ...headers}});

const toSavedFile = (content: string): SavedFile => [
  `sha256-${hash('sha256', content, 'base64')}`,
  Buffer.byteLength(content),
];

test.each([
  ['docs/faq/', createResponse(PAGE, 'text/html; charset=utf-8')],
  [SCRIPT, createResponse('go()', 'text/javascript')],
  [SCRIPT, createResponse('go()', 'application/javascript; charset=utf-8')],
  [STYLES, createResponse('a{}', 'text/css')],
  ['img/mark.svg', createResponse('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
  ['assets/fonts/a.woff2', createResponse('wOF2', 'application/octet-stream')],
  ['sidebars/api.json', createResponse('{}')],
])('an intact response for %s is accepted', async (path, response) => {
  expect(await isIntact(path, response)).toBe(true);
});

test.each([
  ['a script that is an HTML page', SCRIPT, createResponse(LOGIN, 'text/html')],
  [
    'a script that is an HTML page under the type of a script',
    SCRIPT,
    createResponse(LOGIN, 'text/javascript'),
  ],
  ['a script without a type', SCRIPT, createResponse(new Uint8Array([1]))],
  ['an empty script', SCRIPT, createResponse('', 'text/javascript')],
  ['an empty stylesheet', STYLES, createResponse('', 'text/css')],
  ['a stylesheet of another type', STYLES, createResponse('a{}', 'text/plain')],
  ['a picture that is an HTML page', 'img/a.webp', createResponse(LOGIN, 'text/html')],
  [
    'an index that is an HTML page',
    'search-index/names.v11.json',
    createResponse(`\n ${LOGIN}`, 'application/json'),
  ],
  ['a login page in the place of a page', 'docs/faq/', createResponse(LOGIN, 'text/html')],
  ["a page that isn't HTML", 'docs/faq/', createResponse(PAGE, 'text/plain')],
  ['half of a script', SCRIPT, createResponse('go(', 'text/javascript', {'Content-Length': '4'})],
])('%s is rejected', async (_, path, response) => {
  expect(await isIntact(path, response)).toBe(false);
});

test('redirects and responses with another status are rejected', async () => {
  const headers = {'Content-Type': 'text/javascript'};
  expect(await isIntact(SCRIPT, new Response('go()', {status: 404, headers}))).toBe(false);
  expect(await isIntact(SCRIPT, new Response('go()', {status: 203, headers}))).toBe(false);
  const redirected = Object.defineProperty(createResponse('go()', 'text/javascript'), 'redirected', {
    value: true,
  });
  expect(await isIntact(SCRIPT, redirected)).toBe(false);
});

test('a script whose connection breaks is rejected', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('go('));
      controller.error(new TypeError('network error'));
    },
  });
  expect(await isIntact(SCRIPT, createResponse(body, 'text/javascript'))).toBe(false);
});

test('the length that the host announces counts only if the body is not compressed', async () => {
  const compressed = {'Content-Length': '3', 'Content-Encoding': 'gzip'};
  expect(await isIntact(SCRIPT, createResponse('go()', 'text/javascript', compressed))).toBe(true);
});

describe('if the hash is known', () => {
  test('only content with that hash is accepted', async () => {
    expect(await isIntact(SCRIPT, createResponse('go()', 'text/javascript'), toSavedFile('go()'))).toBe(true);
    expect(await isIntact(SCRIPT, createResponse('no()', 'text/javascript'), toSavedFile('go()'))).toBe(
      false,
    );
    expect(await isIntact(SCRIPT, createResponse('go()//', 'text/javascript'), toSavedFile('go()'))).toBe(
      false,
    );
  });

  test('the response can still be read after the check', async () => {
    const response = createResponse('go()', 'text/javascript');
    await isIntact(SCRIPT, response, toSavedFile('go()'));
    expect(await response.text()).toBe('go()');
  });
});
