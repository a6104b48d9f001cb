import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {GlobalData} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {pruneGlobalData} from '../generated';
import {addPageDocuments, needsPageDocuments, type PageDocuments} from './page-documents';

const version = (name: string, path: string, ids: string[]) => ({
  name,
  label: name,
  isLast: name === 'current',
  path,
  mainDocId: 'start',
  docs: ids.map((id) => ({id, path: `${path}/${id}`, sidebar: id === 'new' ? undefined : 'guides'})),
  draftIds: [],
});

const docs: Record<string, GlobalPluginData> = {
  default: {
    path: '/docs',
    breadcrumbs: true,
    versions: [
      version('current', '/docs', ['start', 'layout', 'new']),
      version('1.0', '/docs/1.0', ['start', 'layout']),
    ],
  },
  community: {
    path: '/community',
    breadcrumbs: true,
    versions: [version('current', '/community', ['start', 'layout'])],
  },
};
const data: GlobalData = {'docusaurus-plugin-content-docs': docs};

/** Returns the paths that the browser knows on the page of this document, by plugin and version. */
function pathsOn(pluginId: string, docId: string): string[] {
  const byVersion: PageDocuments['byVersion'] = Object.fromEntries(
    docs[pluginId]?.versions.flatMap(({name, docs}) =>
      docs.filter(({id}) => id === docId).map((doc) => [name, doc]),
    ) ?? [],
  );
  const browserData = pruneGlobalData(structuredClone(data) as never) as unknown as GlobalData;
  const global = addPageDocuments(browserData, JSON.parse(JSON.stringify({pluginId, byVersion})));
  return Object.values(global['docusaurus-plugin-content-docs'] as typeof docs).flatMap(({versions}) =>
    versions.flatMap((one) => one.docs.map(({path}) => path)),
  );
}

test('on a document, the browser knows the same document of each version and docs plugin that has it', () => {
  expect(pathsOn('default', 'layout')).toEqual([
    '/docs/start',
    '/docs/layout',
    '/docs/1.0/start',
    '/docs/1.0/layout',
    '/community/start',
  ]);
  expect(pathsOn('default', 'new')).toEqual([
    '/docs/start',
    '/docs/new',
    '/docs/1.0/start',
    '/community/start',
  ]);
  expect(pathsOn('community', 'layout')).toEqual([
    '/docs/start',
    '/docs/1.0/start',
    '/community/start',
    '/community/layout',
  ]);
});

test('on the main document, the browser knows nothing else', () => {
  expect(pathsOn('default', 'start')).toEqual(['/docs/start', '/docs/1.0/start', '/community/start']);
});

test('only items of the docs make pages carry their documents, also in a dropdown', () => {
  expect(needsPageDocuments([{type: 'docsVersionDropdown'}])).toBe(true);
  expect(needsPageDocuments([{type: 'docSidebar'}])).toBe(true);
  expect(needsPageDocuments([{items: [{type: 'doc'}]}])).toBe(true);
  expect(needsPageDocuments([{}, {type: 'localeDropdown'}, {type: 'dropdown', items: [{}]}])).toBe(false);
});
