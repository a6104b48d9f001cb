import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {isIntact} from './intact';
import type {SavedFile} from './set';

const PAGE = '<!doctype html><html><body><div id=__docusaurus>…</div>';
const LOGIN = '<!DOCTYPE html><html><title>Log in to the airport</title>';
const SCRIPT = 'assets/js/main.1.js';
const STYLES = 'assets/css/styles.1.css';

const answer = (body: BodyInit | null, type?: string, headers: Record<string, string> = {}) =>
  new Response(body, {headers: {...(type && {'Content-Type': type}), ...headers}});

const fileOf = (content: string): SavedFile => [
  `sha256-${createHash('sha256').update(content).digest('base64')}`,
  Buffer.byteLength(content),
];

test.each([
  ['docs/faq/', answer(PAGE, 'text/html; charset=utf-8')],
  [SCRIPT, answer('go()', 'text/javascript')],
  [SCRIPT, answer('go()', 'application/javascript; charset=utf-8')],
  [STYLES, answer('a{}', 'text/css')],
  ['img/mark.svg', answer('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
  ['assets/fonts/a.woff2', answer('wOF2', 'application/octet-stream')],
  ['sidebars/api.json', answer('{}')],
])('an intact response for %s is kept', async (path, response) => {
  expect(await isIntact(path, response)).toBe(true);
});

test.each([
  ['a script that is an HTML page', SCRIPT, answer(LOGIN, 'text/html')],
  ['a script that is an HTML page under the type of a script', SCRIPT, answer(LOGIN, 'text/javascript')],
  ['a script without a type', SCRIPT, answer(new Uint8Array([1]))],
  ['an empty script', SCRIPT, answer('', 'text/javascript')],
  ['an empty stylesheet', STYLES, answer('', 'text/css')],
  ['a stylesheet of another type', STYLES, answer('a{}', 'text/plain')],
  ['a picture that is an HTML page', 'img/a.webp', answer(LOGIN, 'text/html')],
  ['an index that is an HTML page', 'search-index/names.v5.json', answer(`\n ${LOGIN}`, 'application/json')],
  ['a login page in the place of a page', 'docs/faq/', answer(LOGIN, 'text/html')],
  ['a page that is no HTML', 'docs/faq/', answer(PAGE, 'text/plain')],
  ['a half of a script', SCRIPT, answer('go(', 'text/javascript', {'Content-Length': '4'})],
])('%s is not kept', async (_, path, response) => {
  expect(await isIntact(path, response)).toBe(false);
});

test('redirects and responses with another status are not kept', async () => {
  const headers = {'Content-Type': 'text/javascript'};
  expect(await isIntact(SCRIPT, new Response('go()', {status: 404, headers}))).toBe(false);
  expect(await isIntact(SCRIPT, new Response('go()', {status: 203, headers}))).toBe(false);
  const redirected = Object.defineProperty(answer('go()', 'text/javascript'), 'redirected', {value: true});
  expect(await isIntact(SCRIPT, redirected)).toBe(false);
});

test('a script whose connection breaks is not kept', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('go('));
      controller.error(new TypeError('network error'));
    },
  });
  expect(await isIntact(SCRIPT, answer(body, 'text/javascript'))).toBe(false);
});

test('the length that the host announces counts only if the body is not compressed', async () => {
  const compressed = {'Content-Length': '3', 'Content-Encoding': 'gzip'};
  expect(await isIntact(SCRIPT, answer('go()', 'text/javascript', compressed))).toBe(true);
});

describe('if the hash is known', () => {
  test('only content with that hash is kept', async () => {
    expect(await isIntact(SCRIPT, answer('go()', 'text/javascript'), fileOf('go()'))).toBe(true);
    expect(await isIntact(SCRIPT, answer('no()', 'text/javascript'), fileOf('go()'))).toBe(false);
    expect(await isIntact(SCRIPT, answer('go()//', 'text/javascript'), fileOf('go()'))).toBe(false);
  });

  test('the response can still be read after the check', async () => {
    const response = answer('go()', 'text/javascript');
    await isIntact(SCRIPT, response, fileOf('go()'));
    expect(await response.text()).toBe('go()');
  });
});
