import {expect, test} from 'vitest';
import type {ReferencePages} from '../../lib/reference';
import {createSections} from './sections';

type Version = Parameters<typeof createSections>[0];

test('reference pages are listed with the summary of their symbol, other pages with their description', () => {
  const version = {
    sidebars: {
      guides: [{type: 'doc', id: 'layout'}],
      api: ['qlabel', 'mode'].map((id) => ({type: 'doc', id})),
    },
    docs: [
      {id: 'layout', title: 'Layout', description: 'Arrange widgets.', permalink: '/layout'},
      {id: 'qlabel', title: 'QLabel', description: 'QLabel, class of NodeGUI 1.0.0.', permalink: '/qlabel'},
      {id: 'mode', title: 'Mode', description: 'Mode, enumeration of NodeGUI 1.0.0.', permalink: '/mode'},
    ],
  } as unknown as Version;
  const reference: ReferencePages = {
    '/qlabel': {kind: 'class', summary: 'Shows text.', exported: true},
    '/mode': {kind: 'enum', summary: 'How it works.', exported: false},
  };
  const sections = createSections(version, [], (route) => reference[route]);
  expect(sections).toEqual([
    {title: 'Guides', pages: [{title: 'Layout', description: 'Arrange widgets.', route: '/layout'}]},
    {
      title: 'API reference',
      pages: [
        {title: 'QLabel', description: 'Shows text.', route: '/qlabel'},
        {title: 'Mode', description: 'How it works. Not exported.', route: '/mode'},
      ],
    },
  ]);
});

test('the page that a category links to is listed in its section', () => {
  const items = [
    {
      type: 'category',
      label: 'Start',
      link: {type: 'doc', id: 'tutorial'},
      items: [{type: 'doc', id: 'data'}],
    },
  ];
  const doc = (id: string) => ({id, title: id, description: '', permalink: `/${id}`});
  const version = {sidebars: {guides: items}, docs: [doc('data'), doc('tutorial')]} as unknown as Version;
  const [section] = createSections(version, [], () => undefined);
  expect(section?.title).toBe('Guides: Start');
  expect(section?.pages.map(({route}) => route)).toEqual(['/tutorial', '/data']);
});
