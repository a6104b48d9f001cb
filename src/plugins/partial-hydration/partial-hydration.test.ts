import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {expect, test} from 'vitest';
import {findContentFolders, findSidebars, pruneGlobalData} from './generated';
import {createBodiesModule, createImportsModule} from './module-sources';

const REGISTRY = `export default {
  "context": [() => import(/* webpackChunkName: "context" */ "/context.json"), "/context.json", require.resolveWeak("/context.json")],
  "doc": [() => import(/* webpackChunkName: "doc" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "faq": [() => import(/* webpackChunkName: "faq" */ "@site/docs/faq.mdx"), "@site/docs/faq.mdx", require.resolveWeak("@site/docs/faq.mdx")],
  "search": [() => import(/* webpackChunkName: "search" */ "@theme/SearchPage"), "@theme/SearchPage", require.resolveWeak("@theme/SearchPage")],
};
`;

const VERSION: GlobalVersion = {
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/docs',
  mainDocId: 'main',
  docs: [
    {id: 'a', path: '/docs/a'},
    {id: 'main', path: '/docs/main'},
  ],
  draftIds: [],
};

test('pages that React renders are named chunks, so their styles are in the stylesheet of every page', () => {
  const searchPage = {key: '/base/search', file: '@theme/SearchPage', chunk: 'react-page-0'};
  expect(createImportsModule([searchPage])).toBe(
    'export default {\n  "/base/search": () => import(/* webpackChunkName: "react-page-0" */ "@theme/SearchPage"),\n};\n',
  );
});

test('the bodies module imports the components of page bodies, but no pages', () => {
  const bodies = createBodiesModule(REGISTRY, ['/example.js']);
  expect(bodies).toBe('import "@theme/DocItem";\nimport "@theme/SearchPage";\nimport "/example.js";\n');
});

test.each([
  [
    'registry.js',
    () => createBodiesModule(REGISTRY.replace('@theme/DocItem', '@theme/Doc'), []),
    'createBodiesModule() of module-sources.ts',
  ],
  ['globalData.json', () => pruneGlobalData({}), 'pruneGlobalData() of generated.ts'],
])('if Docusaurus changes the format of %s, the build error names the function to adapt', (file, read, name) => {
  expect(read).toThrow(file);
  expect(read).toThrow(`adapt ${name} in src/plugins/partial-hydration`);
  expect(read).toThrow('PARTIAL_HYDRATION=off');
});

test('the client gets only the main document of each version', () => {
  const data = {'docusaurus-plugin-content-docs': {default: {versions: [VERSION]}}};
  expect(JSON.stringify(pruneGlobalData(data, [{type: 'localeDropdown'}, {items: [{}]}]))).toBe(
    JSON.stringify(data).replace('{"id":"a","path":"/docs/a"},', ''),
  );
});

test.each([
  [[{type: 'docsVersionDropdown'}]],
  [[{type: 'dropdown', items: [{type: 'doc', docId: 'a'}]}]],
])('the client gets all documents of a docs plugin if the navbar looks them up: %j', (items) => {
  const data = {'docusaurus-plugin-content-docs': {default: {versions: [VERSION]}}};
  expect(pruneGlobalData(data, items)).toEqual(data);
});

test('the client gets no more documents of the docs plugins that the navbar does not look up', () => {
  const instances = {default: {versions: [VERSION]}, community: {versions: [VERSION]}};
  const items = [{type: 'docSidebar', sidebarId: 'api', docsPluginId: 'community'}];
  const pruned = pruneGlobalData({'docusaurus-plugin-content-docs': instances}, items);
  expect(pruned['docusaurus-plugin-content-docs']).toEqual({
    ...instances,
    default: {versions: [{...VERSION, docs: [{id: 'main', path: '/docs/main'}]}]},
  });
});

test('components are found next to pages of versions, translations and additional docs plugins', () => {
  const lines = [
    'docs/faq.mdx',
    'docs/guides/a.md',
    'i18n/de/plugin/current/faq.mdx',
    'versioned_docs/version-1/a.mdx',
  ]
    .map(
      (file) =>
        `  "chunk": [() => import("@site/${file}"), "@site/${file}", require.resolveWeak("@site/${file}")],`,
    )
    .join('\n');
  expect(findContentFolders(`${REGISTRY}${lines}`)).toEqual(['docs', 'i18n', 'versioned_docs']);
});

test('sidebars of the same name keep their own lists in each version and each docs plugin', () => {
  const version = (name: string, path: string): GlobalVersion => ({
    ...VERSION,
    name,
    isLast: name === 'current',
    sidebars: {api: {link: {label: 'API', path}}},
  });
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {versions: [version('current', '/docs/api'), version('1.0', '/docs/1.0/api')]},
      community: {versions: [version('current', '/community/api')]},
    },
  };
  expect(findSidebars(data)).toEqual([
    {key: 'api', firstPage: '/docs/api'},
    {key: '1.0/api', firstPage: '/docs/1.0/api'},
    {key: 'community/api', firstPage: '/community/api'},
  ]);
});
