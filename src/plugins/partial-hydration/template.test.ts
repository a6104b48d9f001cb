import {Window} from 'happy-dom';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createPageTemplate} from './template';

const SCRIPT = '/assets/js/main.1.js';
const STYLES = '/assets/css/styles.1.css';
const ORIGIN = 'https://docs.example';

/** Returns the script that every page contains, with the URLs that Docusaurus puts into the template. */
function inlineScript(hasScriptLoader: boolean): string {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(createPageTemplate('', {hasScriptLoader})) ?? [];
  return script.replace(/<%~.*?%>/, JSON.stringify([SCRIPT]));
}
const SCRIPTS = {'partial hydration': inlineScript(true), 'the stock client': inlineScript(false)};

let page: Window;
const reload = vi.fn();
/** Requests of the page, each with its cache mode. */
let requests: string[];

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout']});
  reload.mockReset();
  requests = [];
  page = new Window({
    url: `${ORIGIN}/docs/faq`,
    settings: {disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true},
  });
  Object.assign(page, {
    setTimeout,
    fetch: async (url: string, {cache}: RequestInit) => {
      requests.push(`${url.replace(ORIGIN, '')} ${cache}`);
      if (url.endsWith('.css')) throw new TypeError('Failed to fetch');
    },
  });
  page.performance.getEntriesByType = () =>
    [SCRIPT, STYLES, '/img/mark.svg'].map((path) => ({name: ORIGIN + path})) as never;
  vi.spyOn(page.location, 'reload').mockImplementation(reload);
  page.document.body.innerHTML = `<div id="failed-start" hidden><button>Retry</button></div>
    <div id="__docusaurus"><button id="menu">Menu</button><a href="/docs">Docs</a></div>`;
});
afterEach(async () => {
  vi.useRealTimers();
  await page.happyDOM.close();
});

const find = (selector: string) => page.document.querySelector(selector) as unknown as HTMLElement;
const scripts = () => [...page.document.scripts].map(({src}) => src.replace(ORIGIN, ''));
const finishHydration = () => {
  page.document.documentElement.dataset.hasHydrated = 'true';
  return page.happyDOM.waitUntilComplete();
};

describe.each(Object.entries(SCRIPTS))('with %s', (_, script) => {
  beforeEach(() => void page.eval(script));

  test('Retry fetches scripts and styles past the caches, and reloads when they have arrived or failed', async () => {
    find('#failed-start button').click();
    expect(requests).toEqual([`${SCRIPT} reload`, `${STYLES} reload`]);
    expect(reload).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('Retry reloads after five seconds if the network does not answer', () => {
    Object.assign(page, {fetch: () => new Promise(() => undefined)});
    find('#failed-start button').click();
    vi.advanceTimersByTime(4999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a script that does not load brings up the notice', () => {
    const script = page.document.createElement('script');
    script.src = SCRIPT;
    page.document.head.append(script);
    script.dispatchEvent(new page.Event('error'));
    expect(find('#failed-start').hidden).toBe(false);
  });

  test('an error page in place of a script brings up the notice, and an error of another script does not', () => {
    const fail = (path: string) =>
      page.dispatchEvent(new page.ErrorEvent('error', {filename: ORIGIN + path} as never));
    fail('/assets/js/other.js');
    expect(find('#failed-start').hidden).toBe(true);
    fail(SCRIPT);
    expect(find('#failed-start').hidden).toBe(false);
  });
});

describe('with partial hydration', () => {
  beforeEach(() => void page.eval(SCRIPTS['partial hydration']));

  test('a click before the scripts run loads them, and is repeated once they have run', async () => {
    const clicks = vi.fn();
    find('#menu').click();
    expect(scripts()).toEqual([SCRIPT]);
    find('#menu').addEventListener('click', clicks);
    await finishHydration();
    expect(clicks).toHaveBeenCalledOnce();
  });

  /** Presses a key on an element before the scripts run. Returns true if the browser still acts on it. */
  const press = (selector: string, key: string, modifiers = {}) =>
    find(selector).dispatchEvent(
      new page.KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        ...modifiers,
      }) as unknown as Event,
    );
  /** Collects the keys that reach the page's code from now on. */
  const collectKeys = () => {
    const keys: string[] = [];
    page.document.addEventListener(
      'keydown',
      (event) => void keys.push((event as never as KeyboardEvent).key),
    );
    return keys;
  };

  test('Space on a category of the sidebar is repeated, but Space on another link scrolls the page', async () => {
    page.document.body.innerHTML +=
      '<div id="__docusaurus"><a id="category" role="button" href="/docs">A</a></div>';
    expect(press('a', ' ')).toBe(true);
    expect(press('#category', ' ')).toBe(false);
    const keys = collectKeys();
    await finishHydration();
    expect(keys).toEqual([' ']);
  });

  test('Ctrl+K opens search with Caps Lock on and in a text field, where a slash is only typed', async () => {
    page.document.body.innerHTML += '<input>';
    expect(press('input', '/')).toBe(true);
    expect(press('input', 'k', {ctrlKey: true})).toBe(false);
    expect(press('a', 'K', {ctrlKey: true})).toBe(false);
    const keys = collectKeys();
    await finishHydration();
    expect(keys).toEqual(['k', 'K']);
  });

  test('search that is opened and closed by keys stays closed, and later letters are no query', async () => {
    for (const key of ['/', 'a', 'Escape']) expect(press('a', key)).toBe(false);
    expect(press('a', 'b')).toBe(true);
    const keys = collectKeys();
    await finishHydration();
    expect(keys).toEqual(['/', 'a', 'Escape']);
  });

  test('search that Ctrl+K closes again stays closed, and later letters are no query', async () => {
    for (const key of ['k', 'k']) expect(press('a', key, {ctrlKey: true})).toBe(false);
    expect(press('a', 'b')).toBe(true);
    const keys = collectKeys();
    await finishHydration();
    expect(keys).toEqual(['k', 'k']);
  });

  test('Escape closes search after Ctrl+Enter, too', async () => {
    for (const key of ['/', 'a']) expect(press('a', key)).toBe(false);
    expect(press('a', 'Enter', {ctrlKey: true})).toBe(false);
    expect(press('a', 'Escape')).toBe(false);
    expect(press('a', 'b')).toBe(true);
    const keys = collectKeys();
    await finishHydration();
    expect(keys).toEqual(['/', 'a', 'Enter', 'Escape']);
  });

  test('a shortcut of the browser with Alt neither opens search nor becomes part of the query', async () => {
    expect(press('a', '/', {altKey: true})).toBe(true);
    expect(press('a', '/')).toBe(false);
    expect(press('a', 'd', {altKey: true})).toBe(true);
    const keys = collectKeys();
    await finishHydration();
    expect(keys).toEqual(['/']);
  });

  test('scripts are loaded once, however many clicks there are', () => {
    find('#menu').click();
    find('#menu').click();
    expect(scripts()).toEqual([SCRIPT]);
  });
});
