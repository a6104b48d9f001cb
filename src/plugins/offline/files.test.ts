import {hash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, test} from 'vitest';
import {findShellFiles, listFiles} from './files';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));

const FILES = {
  'index.html': 'home',
  'docs/faq/index.html': 'faq',
  'offline/index.html': '<link href=/assets/css/styles.1.css><script src=/assets/js/main.1.js>',
  'assets/css/styles.1.css': 'styles',
  'assets/js/main.1.js': 'main',
  'assets/js/offline.1.js': 'offline',
  'assets/js/plugins-offline-components-OfflinePart.1.js': 'offline part',
  'assets/js/bodies.1.js': 'bodies',
  'assets/js/runtime~bodies.1.js': 'runtime of bodies',
  'search-index/names.v11.json': 'names',
  'search-index/records.json': 'records',
  'docs/faq.md': 'Markdown page',
  'sidebars/api.json': 'sidebar',
  'img/cards/docs/faq.png': 'card',
  'llms.txt': 'for agents',
  'sitemap.xml': 'sitemap',
  '404.html': 'not found',
};

beforeEach(() => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
});
afterAll(() => rmSync(folder, {recursive: true}));

test('X-09 pages, their files and the search index are saved, but no files for programs', async () => {
  const {files} = await listFiles(folder);
  expect(Object.keys(files)).toEqual([
    'assets/css/styles.1.css',
    'assets/js/main.1.js',
    'assets/js/offline.1.js',
    'assets/js/plugins-offline-components-OfflinePart.1.js',
    'docs/faq/',
    '',
    'offline/',
    'search-index/names.v11.json',
    'sidebars/api.json',
  ]);
  expect(files['docs/faq/']).toEqual([`sha256-${hash('sha256', 'faq', 'base64')}`, 3]);
});

test('X-09 a build that differs in one byte is a new version', async () => {
  const before = await listFiles(folder);
  expect((await listFiles(folder)).version).toBe(before.version);
  writeFileSync(path.join(folder, 'docs/faq/index.html'), 'FAQ');
  expect((await listFiles(folder)).version).not.toBe(before.version);
});

test('X-09 every visitor immediately caches the offline page with its styles and code', async () => {
  const shell = await findShellFiles(folder, await listFiles(folder));
  expect(Object.keys(shell)).toEqual([
    'assets/css/styles.1.css',
    'assets/js/main.1.js',
    'assets/js/offline.1.js',
    'assets/js/plugins-offline-components-OfflinePart.1.js',
    'offline/',
  ]);
});
