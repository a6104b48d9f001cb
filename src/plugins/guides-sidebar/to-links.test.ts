import {expect, test} from 'vitest';
import {checkSidebars, toLinks} from './to-links';

type Version = Parameters<typeof toLinks>[0];

const version = {
  sidebars: {
    guides: [
      {type: 'ref', id: 'index', label: 'All guides'},
      {
        type: 'category',
        label: 'Start',
        collapsible: false,
        collapsed: false,
        items: [
          {type: 'doc', id: 'layout'},
          {type: 'doc', id: 'faq', label: 'FAQ'},
          {type: 'link', label: 'Read offline', href: '/offline'},
        ],
      },
    ],
  },
  docs: [
    {id: 'index', title: 'Guides', permalink: '/docs/guides/', frontMatter: {}},
    {
      id: 'layout',
      title: 'Layout of windows',
      permalink: '/docs/layout',
      frontMatter: {sidebar_label: 'Layout'},
    },
    {id: 'faq', title: 'All questions', permalink: '/docs/faq', frontMatter: {sidebar_label: 'Questions'}},
  ],
} as unknown as Version;

test('documents in groups become links, labelled first by their front matter and then by the sidebar', () => {
  expect(toLinks(version, 'guides')).toEqual([
    {type: 'link', label: 'All guides', href: '/docs/guides/', docId: 'index'},
    {
      type: 'category',
      label: 'Start',
      collapsible: false,
      collapsed: false,
      href: undefined,
      items: [
        {type: 'link', label: 'Layout', href: '/docs/layout', docId: 'layout'},
        {type: 'link', label: 'Questions', href: '/docs/faq', docId: 'faq'},
        {type: 'link', label: 'Read offline', href: '/offline'},
      ],
    },
  ]);
});

test('a document that sidebars list twice stops the build, but a link to it does not', () => {
  expect(() => checkSidebars(version)).not.toThrow();
  const api = [{type: 'category', label: 'Layout', link: {type: 'doc', id: 'layout'}, items: []}];
  const sidebars = {...version.sidebars, api} as unknown as Version['sidebars'];
  expect(() => checkSidebars({sidebars})).toThrow('sidebars.ts lists a document twice: layout.');
});

test('a sidebar that was renamed stops the build with its name', () => {
  expect(() => toLinks(version, 'manual')).toThrow('no sidebar "manual"');
});
