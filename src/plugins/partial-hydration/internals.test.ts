import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {describeDocusaurusChange} from './describe-docusaurus-change';

const require = createRequire(import.meta.url);
const CORE = path.dirname(require.resolve('@docusaurus/core/package.json'));
const fromCore = createRequire(path.join(CORE, 'package.json'));
const read = (file: string): string => {
  const fullPath = path.join(CORE, 'lib', file);
  return existsSync(fullPath) ? readFileSync(fullPath, 'utf8') : '';
};

test.each([
  ['server/codegen/codegen.js', 'client-modules.js', 'client/start.ts'],
  [
    'client/ClientLifecyclesDispatcher.js',
    'export function dispatchLifecycleAction(lifecycleAction, ...args)',
    'client/navigation.ts',
  ],
  ['client/clientEntry.js', "getElementById('__docusaurus')", 'template.ts and client/root.tsx'],
  ['client/exports/useRouteContext.js', 'useContext(Context)', 'client/use-route-context.ts'],
  ['client/clientEntry.js', "from 'react-router-dom'", 'client/navigation.ts and client/root.tsx'],
  ['client/exports/Head.js', "from 'react-helmet-async'", 'client/head-component.ts'],
  ['client/exports/useIsBrowser.js', 'useContext(Context)', 'client/use-is-browser.ts'],
  ['client/exports/Link.js', 'window.docusaurus.prefetch(', 'client/prefetch.ts'],
  ['client/hasHydratedDataAttribute.js', 'data-has-hydrated', 'client/root.tsx and client/script-loader.ts'],
])('%s of Docusaurus contains %s', (file, text, affected) => {
  const change = `@docusaurus/core/lib/${file} has no ${text}`;
  expect(read(file).includes(text), describeDocusaurusChange(change, affected)).toBe(true);
});

test.each(['react-router-dom', 'history'])("%s is the copy that Docusaurus's router uses", (name) => {
  const router = createRequire(fromCore.resolve('react-router-dom'));
  const expected = name === 'history' ? router.resolve(name) : fromCore.resolve(name);
  const change = `${name} in package.json is a different copy from ${expected}`;
  expect(
    require.resolve(name),
    describeDocusaurusChange(change, 'client/site-history.ts to its version'),
  ).toBe(expected);
});

test('elements of the head that differ from page to page have the attribute data-rh', () => {
  const helmet = readFileSync(fromCore.resolve('react-helmet-async'), 'utf8');
  const change = 'react-helmet-async has no data-rh';
  expect(helmet.includes('data-rh'), describeDocusaurusChange(change, 'client/root.tsx')).toBe(true);
});
