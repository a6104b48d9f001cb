// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {RESTORE_SIDEBAR, STATE_KEY} from '../lib/sidebar-state';
import sidebarModule, {keepOpenCategories, restorePosition} from './sidebar';

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
  expect(sessionStorage.getItem(STATE_KEY)).toBeNull();
});

test('a page without a stored position is shown from the top of its sidebar', () => {
  load(sidebar('/docs/api/'));
  expect(menu().scrollTop).toBe(0);
});

const category = (name: string, list?: string) => `
  <li class="theme-doc-sidebar-item-category${list ? '' : ' menu__list-item--collapsed'}">
    <div><a class="menu__link menu__link--sublist" role="button" aria-expanded="${list !== undefined}" href="/${name}">${name}</a></div>
    ${list ? `<ul>${list}</ul>` : ''}
  </li>`;
const page = (name: string, isCurrent = false) =>
  `<li><a class="menu__link${isCurrent ? ' menu__link--active" aria-current="page' : ''}" href="/${name}">${name}</a></li>`;

function parse(html: string): Element {
  const list = document.createElement('nav');
  list.innerHTML = `<ul>${html}</ul>`;
  return list;
}

const readLinks = (part: Element, selector = 'a') =>
  [...part.querySelectorAll(selector)].map((link) => link.textContent);

test('a group that is open on one page stays open on the next, without the mark of the current page', () => {
  const current = parse(category('buttons', page('push', true)) + category('models') + category('text'));
  const next = parse(category('buttons') + category('models', page('model', true)) + category('text'));
  keepOpenCategories(current, next);
  expect(readLinks(next)).toEqual(['buttons', 'push', 'models', 'model', 'text']);
  expect(readLinks(next, '[aria-expanded=true]')).toEqual(['buttons', 'models']);
  expect(readLinks(next, '.menu__link--active, [aria-current]')).toEqual(['model']);
  expect(next.querySelectorAll('.menu__list-item--collapsed')).toHaveLength(1);
});

test('groups in a group that stays open keep their state', () => {
  const enums = category('enums', page('shape'));
  const current = parse(category('buttons', page('push', true) + enums));
  const next = parse(category('buttons', page('push') + page('tool', true) + category('enums')));
  keepOpenCategories(current, next);
  expect(readLinks(next)).toEqual(['buttons', 'push', 'tool', 'enums', 'shape']);
});

test('a group that the reader has closed stays closed, unless the page is in it', () => {
  const closed = category('buttons', page('push', true)).replace(
    'aria-expanded="true"',
    'aria-expanded="false"',
  );
  const next = parse(category('buttons') + category('models', page('model', true)));
  keepOpenCategories(parse(closed + category('models')), next);
  expect(readLinks(next)).toEqual(['buttons', 'models', 'model']);
});

test('the groups of another sidebar are left out', () => {
  const next = parse(category('layout'));
  keepOpenCategories(parse(category('buttons', page('push', true))), next);
  expect(readLinks(next)).toEqual(['layout']);
});

/** Returns a page of a site with or without partial hydration, whose sidebar has these groups. */
const sidebarWith = (groups: string, attribute = 'data-sidebar="api"') =>
  `<div ${attribute}>${sidebar('/docs/api/').replace('</nav>', `<ul>${groups}</ul></nav>`)}</div>`;

test('groups stay open when the code replaces the sidebar after a click', () => {
  vi.stubGlobal('ResizeObserver', vi.fn().mockReturnValue({observe: vi.fn(), disconnect: vi.fn()}));
  document.body.innerHTML = sidebarWith(category('buttons', page('push', true)) + category('models'));
  sidebarModule.onRouteDidUpdate();
  document.body.innerHTML = sidebarWith(category('buttons') + category('models', page('model', true)));
  sidebarModule.onRouteDidUpdate();
  expect(readLinks(menu(), 'ul a')).toEqual(['buttons', 'push', 'models', 'model']);
});

test('without partial hydration, the groups of a sidebar that React has rendered stay as they are', () => {
  vi.stubGlobal('ResizeObserver', vi.fn().mockReturnValue({observe: vi.fn(), disconnect: vi.fn()}));
  for (const groups of [category('buttons', page('push', true)), category('buttons')]) {
    document.body.innerHTML = sidebarWith(groups, '');
    sidebarModule.onRouteDidUpdate();
  }
  expect(readLinks(menu(), 'ul a')).toEqual(['buttons']);
});

test('groups stay open when the browser loads the next page', () => {
  load(
    sidebarWith(
      category('buttons', page('push', true) + category('enums', page('shape'))) + category('text'),
    ),
  );
  window.dispatchEvent(new Event('pagehide'));
  load(sidebarWith(category('buttons') + category('models', page('model', true)) + category('text')));
  expect(readLinks(menu(), 'ul a')).toEqual(['buttons', 'push', 'enums', 'shape', 'models', 'model', 'text']);
  expect(readLinks(menu(), '[aria-expanded=true]')).toEqual(['buttons', 'enums', 'models']);
  expect(readLinks(menu(), '.menu__link--active, [aria-current]')).toEqual(['model']);
  expect(menu().querySelectorAll('.menu__list-item--collapsed')).toHaveLength(1);
});

test('groups that were opened in the menu of a phone stay open when the browser loads the next page', () => {
  const phoneMenu = `<div class="navbar-sidebar"><ul class="theme-doc-sidebar-menu">${category('text', page('label'))}</ul></div>`;
  load(sidebarWith(category('buttons', page('push', true)) + category('text')) + phoneMenu);
  vi.spyOn(menu(), 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
  window.dispatchEvent(new Event('pagehide'));
  load(sidebarWith(category('buttons') + category('text')));
  expect(readLinks(menu(), 'ul a')).toEqual(['buttons', 'text', 'label']);
});

test('without partial hydration, groups are left as the server sent them, because React has to hydrate them', () => {
  load(sidebarWith(category('buttons', page('push', true)), ''));
  window.dispatchEvent(new Event('pagehide'));
  load(sidebarWith(category('buttons'), ''));
  expect(readLinks(menu(), 'ul a')).toEqual(['buttons']);
});
