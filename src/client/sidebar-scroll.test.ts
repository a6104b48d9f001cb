// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {POSITION_KEY, RESTORE_SIDEBAR} from '../lib/sidebar-state';
import {restorePosition} from './sidebar-scroll';

const sidebar = (link: string) =>
  `<aside class="theme-doc-sidebar-container"><div><nav class="menu"><a href="${link}">First</a></nav></div></aside>`;
const menu = () => document.querySelector('.menu') as HTMLElement;

/** Shows a page and scrolls its sidebar. */
function scrollTo(top: number): void {
  menu().scrollTop = top;
  menu().dispatchEvent(new Event('scroll'));
}

/** Runs the inline script behind the sidebar, as a browser does when it loads a page. */
function load(html: string): void {
  document.body.innerHTML = html;
  const previousElementSibling = document.querySelector('aside > div');
  const script = {parentElement: {previousElementSibling}} as unknown as HTMLScriptElement;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(RESTORE_SIDEBAR)();
}

beforeEach(() => {
  document.body.innerHTML = sidebar('/docs/api/');
});
afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('pageshow'));
});

test('a new element of the same sidebar gets the position of the old one', () => {
  scrollTo(260);
  document.body.innerHTML = sidebar('/docs/api/');
  restorePosition();
  expect(menu().scrollTop).toBe(260);
});

test('each sidebar has its own position', () => {
  scrollTo(260);
  document.body.innerHTML = sidebar('/docs/guides/');
  restorePosition();
  expect(menu().scrollTop).toBe(0);
  document.body.innerHTML = sidebar('/docs/api/');
  restorePosition();
  expect(menu().scrollTop).toBe(260);
});

test('the position survives a page load and is then removed from the storage', () => {
  scrollTo(300);
  window.dispatchEvent(new Event('pagehide'));
  load(sidebar('/docs/api/'));
  expect(menu().scrollTop).toBe(300);
  load(sidebar('/docs/guides/'));
  expect(menu().scrollTop).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(sessionStorage.getItem(POSITION_KEY)).toBeNull();
});

test('a page without a stored position is shown from the top of its sidebar', () => {
  load(sidebar('/docs/api/'));
  expect(menu().scrollTop).toBe(0);
});
