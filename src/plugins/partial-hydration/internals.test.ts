import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const require = createRequire(import.meta.url);
const CORE = path.dirname(require.resolve('@docusaurus/core/package.json'));
const fromCore = createRequire(path.join(CORE, 'package.json'));
const read = (file: string): string => {
  const whole = path.join(CORE, 'lib', file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
};

/** Says which files to adapt, like the table of internals in README.md. */
const adapt = (files: string): string =>
  `Docusaurus has changed this: adapt ${files} in src/plugins/partial-hydration, or build with PARTIAL_HYDRATION=off until then`;

test.each([
  ['server/codegen/codegen.js', 'client-modules.js', 'client/lifecycles.ts'],
  ['client/ClientLifecyclesDispatcher.js', 'clientModule.default?.[lifecycleAction]', 'client/lifecycles.ts'],
  ['client/clientEntry.js', "getElementById('__docusaurus')", 'template.ts and client/root.tsx'],
  ['client/exports/useRouteContext.js', 'useContext(Context)', 'client/use-route-context.ts'],
  ['client/clientEntry.js', "from 'react-router-dom'", 'client/site.ts and client/root.tsx'],
  ['client/exports/Head.js', "from 'react-helmet-async'", 'client/head-component.ts'],
  ['client/exports/useIsBrowser.js', 'useContext(Context)', 'client/use-is-browser.ts'],
  ['client/exports/Link.js', 'window.docusaurus.prefetch(', 'client/prefetch.ts'],
  ['client/hasHydratedDataAttribute.js', 'data-has-hydrated', 'client/root.tsx and template.ts'],
])('%s of Docusaurus still has %s', (file, text, ours) => {
  expect(read(file), adapt(ours)).toContain(text);
});

test.each(['react-router-dom', 'history'])("%s is the copy that Docusaurus's router uses", (name) => {
  const router = createRequire(fromCore.resolve('react-router-dom'));
  const theirs = name === 'history' ? router.resolve(name) : fromCore.resolve(name);
  expect(require.resolve(name), adapt('package.json and client/site.ts')).toBe(theirs);
});
