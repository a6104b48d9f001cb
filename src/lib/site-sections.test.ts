import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {createBreadcrumbItems} from './site-sections';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/base/${label}`});
const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  href,
  collapsed: true,
  collapsible: true,
  items,
});

const API = [
  link('synopsis'),
  category('Text input', [link('qlineedit'), category('Signals', [link('qlineeditsignals')])]),
  category('Changes', [link('0-74')], '/base/changes'),
];

/** Returns the addresses of a group and of the groups in it, by label. */
const addresses = (items: readonly PropSidebarItem[]): [string, string | undefined][] =>
  items.flatMap((item) =>
    item.type === 'category' ? [[item.label, item.href], ...addresses(item.items)] : [],
  );

const linked = (sidebar: string, docsPath = '/base/docs') =>
  addresses(createBreadcrumbItems(sidebar, API, docsPath));

test('C-07 the section and every group in the breadcrumbs of the reference are links', () => {
  expect(linked('api')).toEqual([
    ['API reference', '/base/docs/api/generated/'],
    ['Text input', '/base/docs/api/generated/#text-input'],
    ['Signals', '/base/qlineeditsignals'],
    ['Changes', '/base/changes'],
  ]);
});

test('in an older version of the docs, the section and its groups lead to that version', () => {
  expect(linked('api', '/base/docs/1.0').slice(0, 2)).toEqual([
    ['API reference', '/base/docs/1.0/api/generated/'],
    ['Text input', '/base/docs/1.0/api/generated/#text-input'],
  ]);
});

test('C-07 a group leads to its first page if the landing page has no heading for it', () => {
  expect(linked('development')).toContainEqual(['Text input', '/base/qlineedit']);
});

test('C-07 the groups of an unknown sidebar are links too', () => {
  expect(linked('plugins')[0]).toEqual(['Text input', '/base/qlineedit']);
});
