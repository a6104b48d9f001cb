import {expect, test} from 'vitest';
import {bodiesModule, pruneGlobalData, reactPagesModule} from './generated';

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

test('a generated file of another form stops the build with its name', () => {
  expect(() => bodiesModule('module.exports = {}', [])).toThrow('registry.js');
  expect(() => pruneGlobalData({})).toThrow('globalData.json');
});

test('of the documents of a version the client gets the main one', () => {
  const docs = [{id: 'a'}, {id: 'main'}];
  const data = {'docusaurus-plugin-content-docs': {default: {versions: [{mainDocId: 'main', docs}]}}};
  expect(JSON.stringify(pruneGlobalData(data))).toBe(JSON.stringify(data).replace('{"id":"a"},', ''));
});
