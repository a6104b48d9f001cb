import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD, fileOf} from '../support/build';
import {sitemapRoutes} from '../support/sitemap';

const SCRIPTS = path.join(BUILD, 'assets/js');

test("X-07 the main script doesn't grow with the pages of the reference", () => {
  const files = readdirSync(SCRIPTS).filter((file) => /^(runtime~)?main\./.test(file));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const code = readFileSync(path.join(SCRIPTS, file), 'utf8');
    expect(code).not.toMatch(/classes\/qpushbutton|QPushButton/);
  }
});

test('X-07 no script of a page delays its first rendering', () => {
  for (const address of ['/', '/docs/guides/styling', '/search']) {
    expect(readFileSync(fileOf(address) ?? '', 'utf8')).not.toMatch(/<script[^>]*\ssrc=/);
  }
});

test('X-07 pages leave out closed categories of their sidebar, and one file has all entries', () => {
  const lists = readFileSync(path.join(BUILD, 'sidebars/api.json'), 'utf8');
  const page = readFileSync(fileOf('/docs/api/generated/classes/qpushbutton') ?? '', 'utf8');
  expect(page).not.toContain('href=/docs/api/generated/classes/qfiledialog');
  const generated = sitemapRoutes().filter((route) => route.startsWith('/docs/api/generated/classes/'));
  expect(generated.length).toBeGreaterThan(100);
  expect(generated.filter((route) => !lists.includes(`href=\\"${route}\\"`))).toEqual([]);
  expect(lists).not.toContain('aria-current');
});
