import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Loads the site's configuration as a command with this `NODE_ENV` does. */
async function loadConfig(mode: 'production' | 'development') {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  return (await import('../../docusaurus.config')).default;
}

test('E-06 a broken link stops a build', async () => {
  const {onBrokenLinks, onBrokenAnchors, markdown} = await loadConfig('production');
  expect([onBrokenLinks, onBrokenAnchors, markdown.hooks.onBrokenMarkdownLinks]).toEqual([
    'throw',
    'throw',
    'throw',
  ]);
});

test('E-06 a link to a page that is not written yet is only a warning in the dev server', async () => {
  const {onBrokenLinks, markdown} = await loadConfig('development');
  expect([onBrokenLinks, markdown.hooks.onBrokenMarkdownLinks]).toEqual(['warn', 'warn']);
});
