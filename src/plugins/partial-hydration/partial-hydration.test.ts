import {expect, test} from 'vitest';
import {
  bodiesModule,
  importsOf,
  liveRoutes,
  pruneChunkNames,
  pruneGlobalData,
  pruneRegistry,
  routesModule,
} from './generated';
import {faultsOf} from './static-components';

const NAMES = {
  '/search-5de': {__comp: 'search', __context: {plugin: 'context'}},
  '/docs/faq-0a1': {__comp: 'doc', content: 'faq'},
};
const REGISTRY = `export default {
  "context": [() => import(/* webpackChunkName: "context" */ "/context.json"), "/context.json", require.resolveWeak("/context.json")],
  "doc": [() => import(/* webpackChunkName: "doc" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "faq": [() => import(/* webpackChunkName: "faq" */ "@site/docs/faq.mdx"), "@site/docs/faq.mdx", require.resolveWeak("@site/docs/faq.mdx")],
  "search": [() => import(/* webpackChunkName: "search" */ "@theme/SearchPage"), "@theme/SearchPage", require.resolveWeak("@theme/SearchPage")],
};
`;

test('the client knows the modules of live pages, and no other page', () => {
  const live = liveRoutes(NAMES, ['/search']);
  expect(live).toEqual([{path: '/search', hash: '5de'}]);
  const names = pruneChunkNames(NAMES, live);
  expect(Object.keys(names)).toEqual(['/search-5de']);
  const registry = pruneRegistry(REGISTRY, names);
  expect(registry).toContain('@theme/SearchPage');
  expect(registry).toContain('/context.json');
  expect(registry).not.toContain('faq');
  const routes = routesModule(live);
  expect(routes).toContain('ComponentCreator("/search", "5de")');
  expect(routes).toContain("path: '*'");
});

test('a live page without a route is an error that names it', () => {
  expect(() => liveRoutes(NAMES, ['/serach'])).toThrow('/serach has no route');
});

test('the bundler meets what bodies are made of, and no page', () => {
  const bodies = bodiesModule(REGISTRY, ['/example.js']);
  expect(bodies).toBe('import "@theme/DocItem";\nimport "@theme/SearchPage";\nimport "/example.js";\n');
});

test('a generated file of another form stops the build with its name', () => {
  expect(() => bodiesModule('module.exports = {}', [])).toThrow('registry.js');
  expect(() => pruneRegistry('module.exports = {}', {})).toThrow('registry.js');
  expect(() => pruneGlobalData({})).toThrow('globalData.json');
});

test('of the documents of a version the client gets the main one', () => {
  const docs = [{id: 'a'}, {id: 'main'}];
  const data = {'docusaurus-plugin-content-docs': {default: {versions: [{mainDocId: 'main', docs}]}}};
  expect(JSON.stringify(pruneGlobalData(data))).toBe(JSON.stringify(data).replace('{"id":"a"},', ''));
});

test('imports of the site and its theme are found in MDX, and those of samples are not', () => {
  const mdx = "import Tabs from '@theme/Tabs';\n\n```ts\nimport {QLabel} from '@nodegui/nodegui';\n```\n";
  expect(importsOf(mdx)).toEqual(['@theme/Tabs']);
});

test('a component of bodies that would need React in the browser is named, with its line', async () => {
  const source = `export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;
  expect(await faultsOf('src/components/Counter.tsx', source)).toEqual([
    expect.stringMatching(/^src\/components\/Counter\.tsx:2 Counter uses useState\(\).*src\/islands/),
    expect.stringMatching(/^src\/components\/Counter\.tsx:3 Counter uses onClick/),
  ]);
});

test('a component that only renders has no fault', async () => {
  const source = 'export const Label = ({text}) => <span title={useBaseUrl(text)}>{"onClick={x}"}</span>;';
  expect(await faultsOf('Label.tsx', source)).toEqual([]);
});
