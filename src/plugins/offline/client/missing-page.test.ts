// @vitest-environment happy-dom
import type {ClientModule} from '@docusaurus/types';
import {beforeEach, expect, test, vi} from 'vitest';

vi.mock('./site', () => ({getSiteScope: () => 'https://docs.example/docs-site/'}));

const browser = (window as unknown as {happyDOM: {setURL: (url: string) => void}}).happyDOM;

beforeEach(() => vi.resetModules());

/** Opens an address whose response is the page `sent`, and returns the module as the site runs it. */
async function visit(address: string, sent: string): Promise<ClientModule> {
  browser.setURL(`https://docs.example/docs-site/${address}`);
  document.head.innerHTML = `<link rel="canonical" href="https://deployed.example/docs-site/${sent}">`;
  return (await import('./missing-page')).default as ClientModule;
}

const path = () => window.location.href.replace('https://docs.example/docs-site/', '');

test('in place of a missing page, the router sees the offline page until the site is hydrated', async () => {
  const module = await visit('docs/faq?a=b#c', 'offline');
  expect(path()).toBe('offline/');
  module.onRouteDidUpdate?.({} as never);
  expect(path()).toBe('docs/faq?a=b#c');
});

test('an address that is opened later does not change', async () => {
  const module = await visit('docs/faq', 'offline');
  module.onRouteDidUpdate?.({} as never);
  browser.setURL('https://docs.example/docs-site/docs/guides/layout');
  module.onRouteDidUpdate?.({} as never);
  expect(path()).toBe('docs/guides/layout');
});

test.each([
  ['docs/faq', 'docs/faq'],
  ['offline?a#save-all-pages', 'offline'],
])('the address %s stays if the server sends its page', async (address, sent) => {
  await visit(address, sent);
  expect(path()).toBe(address);
});
