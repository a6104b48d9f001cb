import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import {DEPLOYMENT_SETTINGS, splitSettings} from '../deployment-settings';

/** The key for uploading the search records, which no build reads. */
const NOT_FOR_BUILDS = 'ALGOLIA_ADMIN_API_KEY';

/** Variables that describe the machine or the command, so they aren't settings of a deployment. */
const NOT_SETTINGS = ['NODE_ENV', 'CI'];

afterEach(() => vi.unstubAllEnvs());

/** Returns the variables in the table below a heading of README.md. */
function documentedSettings(): string[] {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('## Settings of a deployment\n');
  const rows = section.split('\n## ')[0]?.match(/^\| `.*/gm) ?? [];
  return rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
}

test('every documented setting is passed to the build that is deployed', () => {
  const {jobs} = parse(readFileSync('.github/workflows/checks.yml', 'utf8')) as {
    jobs: {site: {env: Record<string, string>}};
  };
  const documented = documentedSettings().filter((name) => name !== NOT_FOR_BUILDS);
  expect(documented.toSorted()).toEqual([...DEPLOYMENT_SETTINGS].toSorted());
  const passed = Object.fromEntries(documented.map((name) => [name, `\${{ vars.${name} }}`]));
  expect(jobs.site.env).toMatchObject(passed);
});

test('every variable that the configuration reads is documented', () => {
  const config = readFileSync('docusaurus.config.ts', 'utf8');
  const read = [...config.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(read).toContain('SITE_URL');
  expect(documentedSettings()).toEqual(
    expect.arrayContaining(read.filter((name) => !NOT_SETTINGS.includes(name))),
  );
});

test('an empty environment variable counts as unset', () => {
  const {settings, rest} = splitSettings({PATH: '/bin', SITE_URL: '', BASE_URL: '/docs/'});
  expect(settings).toEqual({BASE_URL: '/docs/'});
  expect(rest).toEqual({PATH: '/bin'});
});

test('the core tests get the base URL of the deployment, and not that of Vite', async () => {
  vi.stubEnv('BASE_URL', '/nodegui/');
  const {default: config} = await import('../../vitest.config');
  expect(config.test?.projects).toContainEqual({
    test: expect.objectContaining({name: 'core', env: {BASE_URL: '/nodegui/'}}),
  });
});

describe('with OFFLINE=off', () => {
  test('no page explains how to save pages, and neither the navbar nor the footer links to one', async () => {
    const read = async () => (await import('../../docusaurus.config')).default;
    expect(JSON.stringify((await read()).themeConfig)).toContain('"/offline"');
    vi.stubEnv('OFFLINE', 'off');
    vi.resetModules();
    const config = await read();
    expect(JSON.stringify(config.themeConfig)).not.toContain('"/offline"');
    expect(JSON.stringify(config.presets)).toContain('"offline.mdx"');
  });

  test('links to the page about saving are left out of other pages', () => {
    const pages = globSync(['docs/**/*.mdx', 'blog/**/*.{md,mdx}', 'src/pages/**/*.{mdx,tsx}'], {
      ignore: ['docs/api/generated/**'],
    });
    const promising = pages.filter((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/<WhereSaved>.*?<\/WhereSaved>/gs, '');
      return /["'(]\/offline\b/.test(text);
    });
    expect(promising, 'put the link inside <WhereSaved>: the page is left out with OFFLINE=off').toEqual([]);
  });
});
