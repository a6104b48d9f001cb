// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import {OPEN_CATEGORIES_KEY, RESTORE_SIDEBAR} from '../../../lib/sidebar-state';
import {keepOpenAcrossPageLoads, keepOpenCategories} from './keep-open-categories';

const category = (name: string, list?: string) => `
  <li class="theme-doc-sidebar-item-category${list ? '' : ' menu__list-item--collapsed'}">
    <div><a class="menu__link menu__link--sublist" role="button" aria-expanded="${list !== undefined}" href="/${name}">${name}</a></div>
    ${list ? `<ul>${list}</ul>` : ''}
  </li>`;
const page = (name: string, isCurrent = false) =>
  `<li><a class="menu__link${isCurrent ? ' menu__link--active" aria-current="page' : ''}" href="/${name}">${name}</a></li>`;

function parse(html: string): Element {
  const menu = document.createElement('nav');
  menu.innerHTML = `<ul>${html}</ul>`;
  return menu;
}

const readLinks = (menu: Element, selector = 'a') =>
  [...menu.querySelectorAll(selector)].map((link) => link.textContent);

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

test('groups that are open stay open when the browser loads the next page', () => {
  const load = (html: string): Element => {
    document.body.innerHTML = '<div><nav class="menu"></nav></div><div hidden></div>';
    const menu = document.querySelector('.menu') as Element;
    menu.append(...parse(html).children);
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
      parentElement: document.querySelector('[hidden]'),
    } as HTMLScriptElement);
    new Function(RESTORE_SIDEBAR)();
    return menu;
  };
  keepOpenAcrossPageLoads();
  load(category('buttons', page('push', true) + category('enums', page('shape'))) + category('text'));
  window.dispatchEvent(new Event('pagehide'));
  const menu = load(category('buttons') + category('models', page('model', true)) + category('text'));
  expect(readLinks(menu)).toEqual(['buttons', 'push', 'enums', 'shape', 'models', 'model', 'text']);
  expect(readLinks(menu, '[aria-expanded=true]')).toEqual(['buttons', 'enums', 'models']);
  expect(readLinks(menu, '.menu__link--active, [aria-current]')).toEqual(['model']);
  expect(menu.querySelectorAll('.menu__list-item--collapsed')).toHaveLength(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(sessionStorage.getItem(OPEN_CATEGORIES_KEY)).toBeNull();
});
