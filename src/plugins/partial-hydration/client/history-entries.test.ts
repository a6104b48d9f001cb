// @vitest-environment happy-dom
import type {Location} from 'history';
import {beforeEach, expect, test, vi} from 'vitest';

type Entries = typeof import('./history-entries');

const at = (pathname: string, rest: Partial<Location> = {}): Location => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  ...rest,
});
const HOME = at('/');
const GUIDE = at('/guide', {key: 'guide'});

const BODY = '<div class="page-body"><details></details><details open></details><input type="search"></div>';

let entries: Entries;

/** Loads the code into a new document, as a reload does. The session storage stays. */
async function load(location: Location, top = 0): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  document.body.innerHTML = BODY;
  window.scrollTo(0, top);
  entries = await import('./history-entries');
  entries.trackEntries(location);
}

beforeEach(async () => {
  await load(HOME);
  sessionStorage.clear();
});

function scroll(top: number): void {
  window.scrollTo(0, top);
  document.dispatchEvent(new Event('scroll'));
}

/** Goes to a page. The browser may scroll before that page has arrived. */
function visit(location: Location, previous: Location): void {
  entries.pauseTracking();
  scroll(9);
  if (location.pathname !== previous.pathname) document.body.innerHTML = BODY;
  entries.restoreEntry(location, previous);
  document.dispatchEvent(new Event('scroll'));
}

const folds = () => [...document.querySelectorAll('details')];
const readOpen = () => folds().map(({open}) => open);

test('a new page opens at its top, and a return restores the position', () => {
  scroll(1500);
  visit(GUIDE, HOME);
  expect(window.scrollY).toBe(0);
  scroll(700);
  visit(HOME, GUIDE);
  expect(window.scrollY).toBe(1500);
  visit(GUIDE, HOME);
  expect(window.scrollY).toBe(700);
});

test('an unknown hash opens a new page at its top, and does nothing on the page itself', () => {
  scroll(1500);
  visit(at('/guide', {key: 'gone', hash: '#gone'}), HOME);
  expect(window.scrollY).toBe(0);
  scroll(700);
  visit(at('/guide', {key: 'missing', hash: '#missing'}), GUIDE);
  expect(window.scrollY).toBe(9);
});

test('Forward after a reload, and Back twice after another site, restore the position', async () => {
  visit(GUIDE, HOME);
  scroll(700);
  visit(HOME, GUIDE);
  scroll(300);
  await load(HOME, 300);
  visit(GUIDE, HOME);
  expect(window.scrollY).toBe(700);
  await load(GUIDE, 700);
  visit(HOME, GUIDE);
  expect(window.scrollY).toBe(300);
});

test('a page that is opened again starts at its top, even if it was left further down', async () => {
  scroll(1500);
  await load(HOME);
  visit(GUIDE, HOME);
  visit(HOME, GUIDE);
  expect(window.scrollY).toBe(0);
});

test('without session storage, positions are kept until the next load', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await load(HOME);
  scroll(1500);
  visit(GUIDE, HOME);
  visit(HOME, GUIDE);
  expect(window.scrollY).toBe(1500);
  vi.restoreAllMocks();
});

test('a return opens and closes details as the visitor left them, and a new visit does not', () => {
  const [first, second] = folds();
  if (first) first.open = true;
  if (second) second.open = false;
  visit(GUIDE, HOME);
  expect(readOpen()).toEqual([false, true]);
  visit(HOME, GUIDE);
  expect(readOpen()).toEqual([true, false]);
  visit(at('/', {key: 'again'}), GUIDE);
  expect(readOpen()).toEqual([false, true]);
});

test('a link within the page leaves its details as they are', () => {
  const [first] = folds();
  visit(at('/', {hash: '#fold'}), HOME);
  if (first) first.open = true;
  visit(HOME, at('/', {hash: '#fold'}));
  expect(readOpen()).toEqual([true, true]);
});

test('a return types the text of a filter again, and a new visit does not', () => {
  const filter = () => document.querySelector('input') as HTMLInputElement;
  const onInput = vi.fn();
  document.body.addEventListener('input', onInput);
  filter().value = 'button';
  visit(GUIDE, HOME);
  expect(filter().value).toBe('');
  visit(HOME, GUIDE);
  expect(filter().value).toBe('button');
  expect(onInput).toHaveBeenCalledOnce();
  visit(at('/', {key: 'again'}), GUIDE);
  expect(filter().value).toBe('');
  document.body.removeEventListener('input', onInput);
});
