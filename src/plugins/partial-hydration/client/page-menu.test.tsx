// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {mobileSidebar} from '../../../../tests/support/docusaurus/theme-common-internal';
import {PageMenu} from './page-menu';

afterEach(cleanup);

/** Returns the sidebar of a page. The server has only opened the group around the page. */
function createSidebar(...open: string[]): Element {
  const groups = ['buttons', 'text'].map((name) => {
    const list = open.includes(name) ? `<ul><li><a href="/${name}/page">page of ${name}</a></li></ul>` : '';
    return `<li><a role="button" aria-expanded="${Boolean(list)}" href="/${name}">${name}</a>${list}</li>`;
  });
  const {body} = new DOMParser().parseFromString(`<ul>${groups.join('')}</ul>`, 'text/html');
  return body.firstElementChild as Element;
}

const readLinks = () => screen.getAllByRole('link').map((link) => link.textContent);

test('groups that the reader has opened in the menu stay open on the next page', () => {
  const {container, rerender} = render(<PageMenu menu={createSidebar('buttons')} />);
  expect(readLinks()).toEqual(['page of buttons']);
  rerender(<PageMenu menu={createSidebar('text')} />);
  expect(readLinks()).toEqual(['page of buttons', 'page of text']);
  expect(container.querySelectorAll('ul ul')).toHaveLength(2);
});

test("the sidebar of the page isn't changed", () => {
  const sidebar = createSidebar('buttons');
  const {rerender} = render(<PageMenu menu={sidebar} />);
  rerender(<PageMenu menu={createSidebar('text')} />);
  expect(sidebar.querySelectorAll('ul ul')).toHaveLength(1);
});

test('a closed menu only changes when it is opened again', () => {
  const {rerender} = render(<PageMenu menu={createSidebar('buttons')} />);
  mobileSidebar.shown = false;
  rerender(<PageMenu menu={createSidebar()} />);
  expect(readLinks()).toEqual(['page of buttons']);
  mobileSidebar.shown = true;
  rerender(<PageMenu menu={createSidebar('text')} />);
  expect(readLinks()).toEqual(['page of buttons', 'page of text']);
});
