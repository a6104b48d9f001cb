// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import PageActions from '.';

/** Texts that were written to the clipboard. */
let copied: string[] = [];
let respond: () => Promise<Response>;

beforeEach(() => {
  copied = [];
  respond = async () => new Response('# Layout\n');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/docs/guides/layout.md') throw new Error(`${address} is not the page's Markdown`);
    return respond();
  });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly types: Record<string, Promise<Blob>>) {}
    },
  );
  const write = async ([item]: {types: Record<string, Promise<Blob>>}[]) => {
    copied.push((await (await item?.types['text/plain'])?.text()) ?? '');
  };
  vi.stubGlobal('navigator', {clipboard: {write}});
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const actions = (
  <PageActions permalink="/docs/guides/layout" title="Layout" editUrl="https://host.example/edit/layout" />
);
const status = () => screen.getByRole('status').textContent;
const menu = () => screen.getByRole('group') as HTMLDetailsElement;
const summary = () => screen.getByLabelText('More about this page');

test('the button copies the page as Markdown and shows "Copied" for two seconds', async () => {
  vi.useFakeTimers();
  render(actions);
  fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(copied).toEqual(['# Layout\n']);
  expect(screen.getByRole('button').textContent).toBe('Copied');
  expect(status()).toBe('The page is on the clipboard.');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button').textContent).toBe('Copy page');
  expect(status()).toBe('');
});

test('a page without a Markdown page can be edited and reported, but not copied', () => {
  render(<PageActions permalink="/community/intro" title="Community" editUrl="https://host.example/edit" />);
  expect(screen.queryByRole('button', {name: 'Copy page'})).toBeNull();
  expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
    'Edit this page',
    'Report a problem',
  ]);
});

test.each<[fault: string, set: () => void]>([
  [
    'the page cannot be fetched',
    () => (respond = async () => Promise.reject(new TypeError('Failed to fetch'))),
  ],
  ['the server responds with an error', () => (respond = async () => new Response('Gone', {status: 404}))],
  [
    'the server responds with an HTML page',
    () => (respond = async () => new Response('<!doctype html>', {headers: {'Content-Type': 'text/html'}})),
  ],
  [
    'the visitor does not allow it',
    () => vi.stubGlobal('navigator', {clipboard: {write: () => Promise.reject(new Error('not allowed'))}}),
  ],
  [
    'the page was not sent securely, and there is no network',
    () => {
      respond = async () => Promise.reject(new TypeError('Failed to fetch'));
      vi.stubGlobal('navigator', {});
    },
  ],
  ['the page was not sent securely', () => vi.stubGlobal('navigator', {})],
])('if %s, the button shows that nothing was copied', async (_, set) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  set();
  render(actions);
  fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
  expect(await screen.findByRole('button', {name: 'Not copied'})).toBeTruthy();
  expect(status()).toBe('The page could not be copied.');
  expect(copied).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a browser without ClipboardItem copies the text after it has arrived', async () => {
  const writeText = vi.fn(async () => {});
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  render(actions);
  fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
  expect(await screen.findByRole('button', {name: 'Copied'})).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('# Layout\n');
});

test('the menu closes on Escape, on a click outside, when it loses focus and when the reader leaves the page', () => {
  render(actions);
  menu().open = true;
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(summary());

  menu().open = true;
  fireEvent.click(screen.getByRole('link', {name: 'View as Markdown'}));
  expect(menu().open).toBe(true);
  fireEvent.click(document.body);
  expect(menu().open).toBe(false);

  menu().open = true;
  fireEvent.blur(summary(), {relatedTarget: screen.getByRole('link', {name: 'Edit this page'})});
  expect(menu().open).toBe(true);
  fireEvent.blur(summary(), {relatedTarget: screen.getByRole('button')});
  expect(menu().open).toBe(false);

  menu().open = true;
  fireEvent(window, new Event('pagehide'));
  expect(menu().open).toBe(false);
});

test('Escape does not move the focus while the menu is closed', () => {
  render(actions);
  screen.getByRole('button').focus();
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a page without a source file has no edit link', () => {
  render(<PageActions permalink="/docs/api" title="API" editUrl={null} />);
  expect(screen.queryByRole('link', {name: 'Edit this page'})).toBeNull();
  expect(screen.getByRole('link', {name: 'View as Markdown'}).getAttribute('href')).toBe('/docs/api.md');
});

test('a report has the page, the version and the section that the reader has reached', () => {
  const article = document.createElement('article');
  document.body.append(article);
  for (const [id, top] of [
    ['rows', -500],
    ['grids', 80],
    ['next', 700],
  ] as const) {
    const heading = document.createElement('h2');
    heading.id = id;
    heading.textContent = `About ${id}`;
    heading.getBoundingClientRect = () => ({top}) as DOMRect;
    article.append(heading);
  }
  render(actions);
  const report = screen.getByRole<HTMLAnchorElement>('link', {name: 'Report a problem'});
  expect(new URL(report.href).searchParams.get('body')).toBe(
    'Page: https://docs.example/docs/guides/layout\nNodeGUI: 1.2.3\n\n',
  );
  fireEvent.click(report);
  const {searchParams} = new URL(report.href);
  expect(searchParams.get('title')).toBe('Layout: About grids');
  expect(searchParams.get('body')).toContain('NodeGUI: 1.2.3\nSection: About grids (#grids)\n');
});
