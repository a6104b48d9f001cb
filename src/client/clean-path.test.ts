// @vitest-environment happy-dom
import type {ClientModule} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';

const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
const browser = (window as unknown as {happyDOM: {setURL: (url: string) => void}}).happyDOM;

afterEach(() => {
  replace.mockClear();
  vi.resetModules();
});

/**
 * Opens an address as a browser does.
 * @param sent path of the page that the host answers with, as the page itself states it; none for its not-found page
 */
async function visit(address: string, sent?: string): Promise<ClientModule> {
  browser.setURL(`https://docs.example${address}`);
  document.head.innerHTML = sent ? `<link rel="canonical" href="https://docs.example${sent}">` : '';
  return (await import('./clean-path')).default as ClientModule;
}

const shownAddress = () => window.location.href.replace('https://docs.example', '');

test.each([
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/faq/index.html?a=b#c', '/docs/faq?a=b#c'],
  ['/docs//faq', '/docs/faq'],
  ['/docs/faq', '/docs/faq'],
])('the address %s becomes %s without loading the page again', async (address, clean) => {
  await visit(address, '/docs/faq');
  expect(shownAddress()).toBe(clean);
  expect(replace).not.toHaveBeenCalled();
});

test('an address that the router could not decode becomes one that it can, without loading the page again', async () => {
  await visit('/100%');
  expect(shownAddress()).toBe('/100%25');
  expect(replace).not.toHaveBeenCalled();
});

test('cleaning the address keeps the state of the history entry', async () => {
  browser.setURL('https://docs.example/docs/faq');
  window.history.replaceState({key: 'entry'}, '');
  await visit('/docs/faq.html', '/docs/faq');
  expect(window.history.state).toEqual({key: 'entry'});
});

test.each([
  ['the not-found page', undefined],
  ['another page', '/docs'],
])('where the host answers with %s, the browser asks for the clean address', async (_, sent) => {
  await visit('/docs//faq.html?a=b#c', sent);
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://docs.example/docs/faq?a=b#c');
});

test('two slashes at the start never lead to another host', async () => {
  await visit('//evil.example/index.html');
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://docs.example/evil.example');
});

test('an address with a file name is cleaned after a click on a link, but not when the first page opens', async () => {
  const module = await visit('/docs/faq', '/docs/faq');
  await visit('/docs/guides/layout.html', '/docs/guides/layout');
  const location = {} as Location & {key: string; state: unknown};
  module.onRouteDidUpdate?.({location, previousLocation: null} as never);
  expect(shownAddress()).toBe('/docs/guides/layout.html');
  module.onRouteDidUpdate?.({location, previousLocation: location} as never);
  expect(shownAddress()).toBe('/docs/guides/layout');
});
