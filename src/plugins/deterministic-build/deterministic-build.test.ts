import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import deterministicBuild, {listBuildFiles} from './index';

afterEach(() => vi.unstubAllEnvs());

const site = {baseUrl: '/', customFields: {}};

/** Passes a configuration of the bundler to the plugin. */
function configure(config: object, siteConfig: object = site): void {
  const plugin = deterministicBuild({siteDir: process.cwd(), siteConfig} as unknown as LoadContext);
  (plugin.configureWebpack as (config: object) => object)(config);
}

/** Returns the version of the bundler's cache for a site. */
function cacheVersion(siteConfig: object): string {
  const cache = {version: '1', buildDependencies: []};
  configure({experiments: {cache}}, siteConfig);
  return cache.version;
}

test('a build stops if the bundler has a cache that does not depend on our code', () => {
  expect(() => configure({cache: true})).toThrow('adapt src/plugins/deterministic-build/index.ts');
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(() => configure({})).not.toThrow();
});

test.each([
  [[]],
  [[{name: 'SwcJsMinimizerRspackPlugin', _args: [{}]}]],
])('a build stops if the script minimizers are %j', (minimizer) => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(() => configure({optimization: {minimize: true, minimizer}})).toThrow(
    'adapt src/plugins/deterministic-build/index.ts',
  );
});

test('the cache version changes with the configuration of the site', () => {
  expect(cacheVersion({...site})).toBe(cacheVersion(site));
  expect(cacheVersion({...site, baseUrl: '/nodegui/'})).not.toBe(cacheVersion(site));
});

test('the cache version changes with an environment variable', () => {
  const before = cacheVersion(site);
  vi.stubEnv('PARTIAL_HYDRATION', 'off');
  expect(cacheVersion(site)).not.toBe(before);
});

test('the cache of the bundler depends on every kind of file that runs in a build', () => {
  const files = new Set(listBuildFiles('.'));
  for (const file of [
    'docusaurus.config.ts',
    'babel.config.js',
    'package.json',
    'package-lock.json',
    'src/config/redirects.ts',
    'src/lib/cpp-names.json',
    'src/plugins/lazy-compilation/strong-links.cjs',
    'src/plugins/markdown-pages/theme/PageActions/index.tsx',
    'src/plugins/search/synonyms.yaml',
  ])
    expect(files, file).toContain(file);
  expect([...files].filter((file) => file.includes('.test.'))).toEqual([]);
});
