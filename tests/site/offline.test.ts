import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isPage} from '../../src/plugins/offline/saved-files';
import {BUILD} from '../support/build';
import {sitemapRoutes} from '../support/sitemap';

const read = (file: string): Buffer => readFileSync(path.join(BUILD, file));

const {version, files} = JSON.parse(read('offline.json').toString()) as {
  version: string;
  files: Record<string, [integrity: string, bytes: number]>;
};

const fileOf = (address: string): string => (isPage(address) ? `${address}index.html` : address);

test('X-09 the list for offline reading has the sizes of the deployed files', () => {
  const wrong = Object.entries(files).filter(([address, [integrity, bytes]]) => {
    const content = read(fileOf(address));
    return content.length !== bytes || integrity !== `sha256-${hash('sha256', content, 'base64')}`;
  });
  expect(wrong).toEqual([]);
});

test('X-09 the list for offline reading has every page with its pictures, scripts and styles', () => {
  const pages = sitemapRoutes().map((address) => address.slice(1).replace(/(?<=.)\/?$/, '/'));
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter((address) => !files[address])).toEqual([]);
  const shown = Object.keys(files)
    .filter(isPage)
    .flatMap((address) => [
      ...read(fileOf(address))
        .toString()
        .matchAll(/(?:src|href)="?\/((?:assets|img)\/[^\s">]+)/g),
    ])
    .map(([, file = '']) => file);
  const lost = [...new Set(shown)].filter((file) => !files[file] && !/icons\//.test(file));
  expect(lost).toEqual([]);
});

test("X-09 the service worker belongs to this deployment, is small, and isn't cached by hosts", () => {
  const worker = read('service-worker.js').toString();
  expect(worker).toContain(version);
  expect(worker.length).toBeLessThan(30_000);
  expect(read('_headers').toString()).toMatch(/^\/service-worker\.js\n {2}Cache-Control: no-cache$/m);
});
