import {expect, test} from 'vitest';
import {bodiesModule, contentFolders, pruneGlobalData, reactPagesModule} from './generated';

const REGISTRY = `export default {
  "context": [() => import(/* webpackChunkName: "context" */ "/context.json"), "/context.json", require.resolveWeak("/context.json")],
  "doc": [() => import(/* webpackChunkName: "doc" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "faq": [() => import(/* webpackChunkName: "faq" */ "@site/docs/faq.mdx"), "@site/docs/faq.mdx", require.resolveWeak("@site/docs/faq.mdx")],
  "search": [() => import(/* webpackChunkName: "search" */ "@theme/SearchPage"), "@theme/SearchPage", require.resolveWeak("@theme/SearchPage")],
};
`;

test('pages that React renders are fetched by name, so that their styles are in the stylesheet of every page', () => {
  expect(reactPagesModule({'/base/search': '@theme/SearchPage'})).toBe(
    'export default {\n  "/base/search": () => import(/* webpackChunkName: "react-page-0" */ "@theme/SearchPage"),\n};\n',
  );
});

test('the bundler meets what bodies are made of, and no page', () => {
  const bodies = bodiesModule(REGISTRY, ['/example.js']);
  expect(bodies).toBe('import "@theme/DocItem";\nimport "@theme/SearchPage";\nimport "/example.js";\n');
});

test.each([
  ['registry.js', () => bodiesModule('module.exports = {}', []), 'registryLines()'],
  ['registry.js', () => bodiesModule(REGISTRY.replace('@theme/DocItem', '@theme/Doc'), []), 'bodiesModule()'],
  ['globalData.json', () => pruneGlobalData({}), 'pruneGlobalData()'],
])('when Docusaurus writes %s in another way, the build says which function to adapt', (file, read, name) => {
  expect(read).toThrow(file);
  expect(read).toThrow(`adapt ${name} of generated.ts in src/plugins/partial-hydration`);
  expect(read).toThrow('PARTIAL_HYDRATION=off');
});

test('of the documents of a version the client gets the main one', () => {
  const docs = [{id: 'a'}, {id: 'main'}];
  const data = {'docusaurus-plugin-content-docs': {default: {versions: [{mainDocId: 'main', docs}]}}};
  expect(JSON.stringify(pruneGlobalData(data))).toBe(JSON.stringify(data).replace('{"id":"a"},', ''));
});

test('components are found beside pages of versions, translations and further docs plugins', () => {
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
  expect(contentFolders(`${REGISTRY}${lines}`)).toEqual(['docs', 'i18n', 'versioned_docs']);
});
