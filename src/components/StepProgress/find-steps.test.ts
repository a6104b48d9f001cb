import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {findSteps} from './find-steps';

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: href});
const category = (items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label: 'x',
  collapsed: false,
  collapsible: true,
  items,
  ...(href === undefined ? {} : {href}),
});

const sidebar = [category([link('/start'), category([link('/b'), link('/c')], '/a'), link('/end')])];

test('the page of the category is the first step', () => {
  expect(findSteps(sidebar, '/a')).toEqual(['/a', '/b', '/c']);
});

test('pages outside the category are not counted as steps', () => {
  expect(findSteps(sidebar, '/c')).toEqual(['/a', '/b', '/c']);
});

test('a page that is in no category is an error with the file to change', () => {
  expect(() => findSteps(sidebar, '/other')).toThrow('sidebars.ts has no category');
});
