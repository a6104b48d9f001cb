import {expect, test} from 'vitest';
import {listDocuments} from './documents';

const document = (permalink: string) => ({permalink, source: `@site${permalink}.mdx`});

test('documents of older versions and of other docs plugins know their newest path', () => {
  const documents = listDocuments({
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {versionName: 'current', path: '/docs', isLast: true, docs: [document('/docs/layout')]},
          {versionName: '1.0', path: '/docs/1.0', isLast: false, docs: [document('/docs/1.0/layout')]},
        ],
      },
      community: {
        loadedVersions: [
          {versionName: 'current', path: '/community', isLast: true, docs: [document('/community/rules')]},
        ],
      },
    },
  });
  expect(documents.map(({newestPermalink}) => newestPermalink)).toEqual([
    '/docs/layout',
    '/docs/layout',
    '/community/rules',
  ]);
});

test('a site without docs has no documents', () => {
  expect(listDocuments({})).toEqual([]);
});
