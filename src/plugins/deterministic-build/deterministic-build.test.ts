import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import deterministicBuild from './index';

/** Names the memory in which the bundler keeps a build of a site. */
function memoryOf(siteConfig: object): string {
  const cache = {version: '1', buildDependencies: []};
  const plugin = deterministicBuild({siteDir: process.cwd(), siteConfig} as unknown as LoadContext);
  const hook = plugin.configureWebpack as (config: object) => object;
  hook({experiments: {cache}});
  return cache.version;
}

test('the bundler remembers nothing of a site that was configured otherwise', () => {
  const site = {baseUrl: '/', customFields: {}};
  expect(memoryOf({...site})).toBe(memoryOf(site));
  expect(memoryOf({...site, baseUrl: '/nodegui/'})).not.toBe(memoryOf(site));
});
