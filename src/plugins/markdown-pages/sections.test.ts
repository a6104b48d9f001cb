import {expect, test} from 'vitest';
import {sectionsOf} from './sections';

type Version = Parameters<typeof sectionsOf>[0];

test('a page of the reference is listed with what its symbol is for, other pages with their description', () => {
  const version = {
    sidebars: {guides: [{type: 'doc', id: 'layout'}], api: [{type: 'doc', id: 'qlabel'}]},
    docs: [
      {id: 'layout', title: 'Layout', description: 'Arrange widgets.', permalink: '/layout'},
      {id: 'qlabel', title: 'QLabel', description: 'QLabel, class of NodeGUI 1.0.0.', permalink: '/qlabel'},
    ],
  } as unknown as Version;
  const sections = sectionsOf(version, [], (route) =>
    route === '/qlabel' ? {kind: 'class', summary: 'Shows text.'} : undefined,
  );
  expect(sections).toEqual([
    {title: 'Guides', pages: [{title: 'Layout', description: 'Arrange widgets.', route: '/layout'}]},
    {title: 'Reference', pages: [{title: 'QLabel', description: 'Shows text.', route: '/qlabel'}]},
  ]);
});
