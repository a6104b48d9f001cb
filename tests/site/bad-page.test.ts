import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

/** A site of one page, built as this one is. It lies inside the project to find its packages. */
const SITE = path.resolve('.cache/bad-page');

const CONFIG = `export default {
  title: 'Test', url: 'https://example.org', baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['@docusaurus/preset-classic', {blog: false, docs: {routeBasePath: '/'}}]],
};`;

beforeAll(() => {
  rmSync(SITE, {recursive: true, force: true});
  mkdirSync(path.join(SITE, 'docs'), {recursive: true});
  writeFileSync(path.join(SITE, 'docusaurus.config.ts'), CONFIG);
});

afterAll(() => rmSync(SITE, {recursive: true, force: true}));

test('a page that is not valid MDX stops the build, which names the file, the line and the fault', () => {
  writeFileSync(path.join(SITE, 'docs/broken.mdx'), '# Title\n\nA list of QVariant<T.\n');
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', SITE], {encoding: 'utf8'});
  const output = stdout + stderr;
  expect(status).not.toBe(0);
  expect(output).toContain('broken.mdx');
  expect(output).toMatch(/:3:|[Ll]ine\D{0,12}3/);
});
