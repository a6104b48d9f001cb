// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';
import {loadPage, type Page} from './pages';

const {respondTo, dispatched} = vi.hoisted(() => ({
  /** Functions that answer or refuse the requests for pages, by path. */
  respondTo: new Map<string, {answer: (page: Page) => void; fail: (error: Error) => void}>(),
  /** The lifecycle methods that were called, with the addresses that a visit leads to and comes from. */
  dispatched: [] as string[],
}));

vi.mock('../../../client/clean-path', () => ({}));
vi.mock('./history-entries', () => ({pauseTracking: vi.fn(), restoreEntry: vi.fn(), trackEntries: vi.fn()}));
vi.mock('./prefetch', () => ({prefetchNeighbours: vi.fn(), startPrefetching: vi.fn()}));
vi.mock('@partial-hydration/react-pages', () => ({default: {}}));
vi.mock('./pages', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./pages')>()),
  loadPage: vi.fn(
    (pathname: string) => new Promise((answer, fail) => respondTo.set(pathname, {answer, fail})),
  ),
}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: (
    name: string,
    update: {location: Location; previousLocation: Location | null},
  ) => {
    const [to, from] = [update.location, update.previousLocation].map(
      (location) => location && location.pathname + location.search + location.hash,
    );
    dispatched.push(`${name} ${to} from ${from}`);
    if (to === '/throws') throw new Error('a client module');
    return () => {
      if (to === '/cleanup-throws') throw new Error('a cleanup function');
    };
  },
}));

const browser = (window as unknown as {happyDOM: {setURL: (url: string) => void}}).happyDOM;
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const addListener = vi.spyOn(document, 'addEventListener');

let navigation: typeof import('./navigation');
let siteHistory: typeof import('./site-history').siteHistory;

beforeEach(async () => {
  for (const [type, listener] of addListener.mock.calls) document.removeEventListener(type, listener);
  vi.resetModules();
  vi.clearAllMocks();
  respondTo.clear();
  browser.setURL('https://docs.example/a');
  document.body.innerHTML = '<div class="page-body"></div>';
  navigation = await import('./navigation');
  ({siteHistory} = await import('./site-history'));
  await navigation.startNavigation();
  navigation.completeHydration();
  dispatched.length = 0;
});

const createPage = (text: string): Page => {
  const html = new DOMParser().parseFromString(`<div class="page-body">${text}</div>`, 'text/html');
  return {html, body: html.querySelector('div')};
};

const readText = () => navigation.getPage().body?.textContent;
const arrivals = () => dispatched.filter((line) => line.startsWith('onRouteDidUpdate'));
/** Lets all promises that are settled call their listeners. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

async function answer(pathname: string): Promise<void> {
  respondTo.get(pathname)?.answer(createPage(`page of ${pathname}`));
  await settle();
}

const visit = (address: string) => siteHistory.push(address);

test('a click changes the address at once, and the page once it has arrived', async () => {
  visit('/b');
  expect(window.location.pathname).toBe('/b');
  expect(siteHistory.location.pathname).toBe('/a');
  expect(dispatched).toEqual(['onRouteUpdate /b from /a']);
  await answer('/b');
  expect(siteHistory.location.pathname).toBe('/b');
  expect(readText()).toBe('page of /b');
  expect(arrivals()).toEqual(['onRouteDidUpdate /b from /a']);
});

test('a second click while the first page loads wins, and is announced once', async () => {
  visit('/b');
  visit('/c');
  await answer('/b');
  expect(arrivals()).toEqual([]);
  await answer('/c');
  expect(arrivals()).toEqual(['onRouteDidUpdate /c from /a']);
  expect(readText()).toBe('page of /c');
});

test('a first page that arrives or fails after the second one changes nothing', async () => {
  visit('/b');
  visit('/c');
  await answer('/c');
  respondTo.get('/b')?.fail(new Error('late'));
  await answer('/b');
  expect(arrivals()).toEqual(['onRouteDidUpdate /c from /a']);
  expect(reload).not.toHaveBeenCalled();
});

test('a click on another page aborts the request of the page before, and a link to a section does not', async () => {
  const signals = () => vi.mocked(loadPage).mock.calls.map(([, signal]) => signal?.aborted);
  visit('/b');
  visit('/b#x');
  expect(signals()).toEqual([false, false]);
  visit('/c');
  expect(signals()).toEqual([true, true, false]);
  visit('/a');
  expect(signals()).toEqual([true, true, true]);
});

test('a link to a section of the page that is loading ends at that section, once', async () => {
  visit('/b');
  const first = respondTo.get('/b');
  visit('/b#x');
  await answer('/b');
  first?.answer(createPage('the same page'));
  await settle();
  expect(arrivals()).toEqual(['onRouteDidUpdate /b#x from /a']);
});

test('a link to the current page keeps that page while the next one is still loading', async () => {
  visit('/b');
  visit('/a');
  await answer('/b');
  expect(arrivals()).toEqual(['onRouteDidUpdate /a from /a']);
});

test('N-04 a page that fails is loaded by the browser, with a warning', async () => {
  visit('/b');
  respondTo.get('/b')?.fail(new Error('no /b'));
  await settle();
  expect(warn).toHaveBeenCalledExactlyOnceWith(new Error('no /b'));
  expect(reload).toHaveBeenCalledOnce();
  expect(arrivals()).toEqual([]);
});

test('only the query or the hash changes without a request', () => {
  visit('/a?from=0.61.2');
  visit('/a?from=0.61.2#100%');
  expect(arrivals()).toEqual([
    'onRouteDidUpdate /a?from=0.61.2 from /a',
    'onRouteDidUpdate /a?from=0.61.2#100% from /a?from=0.61.2',
  ]);
  expect(respondTo.size).toBe(0);
});

test('a hash that cannot be decoded does not stop the visit', async () => {
  visit('/b#%E0%A4%A');
  await answer('/b');
  expect(arrivals()).toEqual(['onRouteDidUpdate /b#%E0%A4%A from /a']);
});

test('a client module that throws does not stop the visit', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  visit('/throws');
  await answer('/throws');
  expect(readText()).toBe('page of /throws');
  expect(report).toHaveBeenCalledTimes(2);
});

test('a cleanup function that throws does not stop the next visit', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  visit('/cleanup-throws');
  visit('/b');
  await answer('/b');
  expect(arrivals()).toEqual(['onRouteDidUpdate /b from /a']);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('a cleanup function'));
});

test('visitors never change a page in the cache', async () => {
  const fetched = createPage('page of /b');
  visit('/b');
  respondTo.get('/b')?.answer(fetched);
  await settle();
  navigation.getPage().body?.replaceChildren('changed');
  expect(fetched.body?.textContent).toBe('page of /b');
});

test('a link in HTML that React does not render leads to its page, under its clean address', async () => {
  document.body.innerHTML = '<a href="/docs//b.html?q=1#x"><code>b</code></a>';
  document.querySelector('code')?.click();
  expect(window.location.href).toBe('https://docs.example/docs/b?q=1#x');
  await answer('/docs/b');
  expect(readText()).toBe('page of /docs/b');
});

test('a link to the page on screen adds no entry to the history', () => {
  const {length} = window.history;
  for (const address of ['/a', '/a/']) {
    document.body.innerHTML = `<a href="${address}">a</a>`;
    document.querySelector('a')?.click();
  }
  expect(window.history.length).toBe(length);
  expect(arrivals()).toHaveLength(2);
});

/** Clicks a link, and returns true if it's left to the browser, which doesn't follow it in this test. */
function clickLink(attributes: string, init: MouseEventInit = {}): boolean {
  let isLeftToBrowser = true;
  const stop = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, {once: true});
  document.body.innerHTML = `<a ${attributes}>b</a>`;
  const click = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
  document.querySelector('a')?.dispatchEvent(click);
  return isLeftToBrowser;
}

test.each([
  ['of another site', 'href="https://example.com/b"'],
  ['to a file', 'href="/b.png"'],
  ['to a section', 'href="#x"'],
  ['for another tab', 'href="/b" target="_blank"'],
  ['that downloads', 'href="/b" download'],
  ['that folds a category', 'href="/b" role="button"'],
])('a link %s is left to the browser', (_, attributes) => {
  expect(clickLink('href="/b"')).toBe(false);
  expect(clickLink(attributes)).toBe(true);
});

test('a click with Ctrl is left to the browser', () => {
  expect(clickLink('href="/b"', {ctrlKey: true})).toBe(true);
});

test('until React has hydrated the page, links are left to the browser', async () => {
  for (const [type, listener] of addListener.mock.calls) document.removeEventListener(type, listener);
  vi.resetModules();
  navigation = await import('./navigation');
  await navigation.startNavigation();
  expect(clickLink('href="/b"')).toBe(true);
  navigation.completeHydration();
  expect(clickLink('href="/b"')).toBe(false);
});
