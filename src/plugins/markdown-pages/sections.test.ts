import {expect, test} from 'vitest';
import {createSections} from './sections';

type Version = Parameters<typeof createSections>[0];

test('reference pages are listed with the summary of their symbol, other pages with their description', () => {
  const version = {
    sidebars: {guides: [{type: 'doc', id: 'layout'}], api: [{type: 'doc', id: 'qlabel'}]},
    docs: [
      {id: 'layout', title: 'Layout', description: 'Arrange widgets.', permalink: '/layout'},
      {id: 'qlabel', title: 'QLabel', description: 'QLabel, class of NodeGUI 1.0.0.', permalink: '/qlabel'},
    ],
  } as unknown as Version;
  const sections = createSections(version, [], (route) =>
    route === '/qlabel' ? {kind: 'class', summary: 'Shows text.'} : undefined,
  );
  expect(sections).toEqual([
    {title: 'Guides', pages: [{title: 'Layout', description: 'Arrange widgets.', route: '/layout'}]},
    {title: 'API reference', pages: [{title: 'QLabel', description: 'Shows text.', route: '/qlabel'}]},
  ]);
});
