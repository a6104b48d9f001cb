import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect, test, vi} from 'vitest';
import {createDevRedirects} from './dev-redirects';

const {middleware} = createDevRedirects([{from: '/docs', to: '/docs/start'}], '/site/');

/** Returns where a request is redirected to, or undefined if another middleware handles it. */
function findTarget(url: string): string | undefined {
  const response = {writeHead: vi.fn().mockReturnThis(), end: vi.fn()};
  const next = vi.fn();
  middleware({url} as IncomingMessage, response as unknown as ServerResponse, next);
  expect(next.mock.calls.length + response.end.mock.calls.length).toBe(1);
  return response.writeHead.mock.calls[0]?.[1].Location;
}

test('an old address leads to the new one on the dev server, with its query', () => {
  expect(findTarget('/site/docs')).toBe('/site/docs/start');
  expect(findTarget('/site/docs/?q=a?b')).toBe('/site/docs/start?q=a?b');
});

test('the dev server handles all other addresses itself', () => {
  expect(findTarget('/site/docs/start')).toBeUndefined();
  expect(findTarget('/docs')).toBeUndefined();
  expect(findTarget('/')).toBeUndefined();
});
