// @vitest-environment happy-dom
import {beforeEach, expect, test, vi} from 'vitest';
import {hasPage, loadPage} from './pages';

vi.mock('@partial-hydration/react-pages', () => ({
  default: {'/react': async () => ({default: () => null}), '/no-default': async () => ({})},
}));

const createHtml = (deployment = 'one', head = '') =>
  `<html><head><link rel="stylesheet" href="/assets/css/styles.${deployment}.css">${head}</head>` +
  '<body><div class="page-body">Text</div></body></html>';

const {settings} = (window as unknown as {happyDOM: {settings: Record<string, boolean>}}).happyDOM;
settings.handleDisabledFileLoadingAsSuccess = true;

/** The requests so far, with functions that answer them. */
let requests: {
  pathname: string;
  signal: AbortSignal;
  done: (response: Response) => void;
  fail: (error: Error) => void;
}[];

beforeEach(() => {
  requests = [];
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/css/styles.one.css">';
  vi.stubGlobal(
    'fetch',
    (pathname: string, {signal}: {signal: AbortSignal}) =>
      new Promise((done, fail) => requests.push({pathname, signal, done, fail})),
  );
});

const answer = (html: string, status = 200, index = 0) => requests[index]?.done(new Response(html, {status}));

test('a page is fetched once, however its address is written', async () => {
  const pages = [loadPage('/docs/faq'), loadPage('/docs/faq/'), loadPage('/docs/faq.html')];
  answer(createHtml());
  const [first, ...others] = await Promise.all(pages);
  expect(first?.body?.textContent).toBe('Text');
  expect(others).toEqual([first, first]);
  expect(requests.map(({pathname}) => pathname)).toEqual(['/docs/faq/']);
});

test('an overtaken visit aborts the request that it has started, but not that of a prefetch', () => {
  const overtaking = new AbortController();
  void loadPage('/prefetched');
  void loadPage('/prefetched', overtaking.signal);
  void loadPage('/visited', overtaking.signal);
  overtaking.abort();
  expect(requests.map(({pathname, signal}) => [pathname, signal.aborted])).toEqual([
    ['/prefetched/', false],
    ['/visited/', true],
  ]);
});

test('X-07 the thirty pages that were used last are kept', () => {
  for (let index = 0; index < 30; index++) void loadPage(`/${index}`);
  void loadPage('/0');
  void loadPage('/30');
  expect(['/0', '/1', '/2', '/30'].map(hasPage)).toEqual([true, false, true, true]);
});

test("a page that was dropped from the cache and then fails doesn't remove the page that replaced it", async () => {
  const first = loadPage('/a').catch((error: Error) => error.message);
  for (let index = 0; index < 30; index++) void loadPage(`/other-${index}`);
  void loadPage('/a');
  requests[0]?.fail(new Error('gone'));
  expect(await first).toBe('gone');
  expect(hasPage('/a')).toBe(true);
});

test.each<[string, string, number, string]>([
  ['of another deployment', createHtml('two'), 200, 'not a page of this deployment'],
  ["of the host's own", '<p>Not found', 404, 'not a page of this deployment'],
  ['with an error', '', 503, '503'],
  ['without the layout of the site', createHtml().replace('page-body', ''), 200, 'layout'],
  [
    'that leads to another page',
    createHtml('one', '<meta http-equiv="refresh" content="0; url=/b">'),
    200,
    'another page',
  ],
])('N-04 a response %s fails, and the page is requested again', async (_, html, status, reason) => {
  const page = loadPage('/failing');
  answer(html, status);
  await expect(page).rejects.toThrow(reason);
  await expect(page).rejects.toThrow('/failing');
  expect(hasPage('/failing')).toBe(false);
});

test('the not-found page is shown like any other page', async () => {
  const page = loadPage('/missing');
  answer(createHtml(), 404);
  expect((await page).body?.textContent).toBe('Text');
});

test('a page whose body React renders comes with its component', async () => {
  const page = loadPage('/react/');
  answer(createHtml());
  expect((await page).Component).toBeTypeOf('function');
});

test('E-02 a page module without a default export throws an error when React renders it', async () => {
  const page = loadPage('/no-default');
  answer(createHtml());
  const {Component} = await page;
  expect(Component as () => void).toThrow("doesn't have a default export");
});
