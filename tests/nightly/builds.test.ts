import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findElements, getAttribute, parsePage} from '../../src/lib/html';
import {BUILD} from '../support/build';
import {copySite, docusaurus} from '../support/copy-site';
import {warningsIn} from '../warnings';

const COPIES = path.resolve('.cache/nightly');
/**
 * A copy in a folder that scripts which quote badly, or count bytes for letters, stumble over, with what an
 * older build has left there.
 */
const ODD = path.join(COPIES, 'a pläce with späces, 网站');
/** A copy for a deployment below a path. */
const BELOW = path.join(COPIES, 'below');

const filesOf = (folder: string) => globSync('**', {cwd: folder, dot: true}).sort();
const read = (folder: string, file: string) => readFileSync(path.join(folder, file));

let results: Array<[number | null, string]>;

beforeAll(async () => {
  for (const copy of [ODD, BELOW]) copySite(copy, 'copied');
  cpSync('.docusaurus', path.join(ODD, '.docusaurus'), {recursive: true});
  mkdirSync(path.join(ODD, 'docs/api/generated/classes'), {recursive: true});
  writeFileSync(path.join(ODD, 'docs/api/generated/classes/qgone.mdx'), '# A class that is gone\n');
  results = await Promise.all([
    docusaurus('build', ODD, {CI: 'true'}),
    docusaurus('build', BELOW, {BASE_URL: '/nodegui/'}),
  ]);
}, 600_000);

afterAll(() => rmSync(COPIES, {recursive: true, force: true}));

test('two simultaneous builds succeed without a warning, in a folder with an unusual name and with old files', () => {
  for (const [code, printed] of results) {
    expect(warningsIn(printed)).toEqual([]);
    expect(code, printed).toBe(0);
  }
});

test('builds of one commit are the same, byte for byte, wherever they are made', () => {
  const other = path.join(ODD, 'build');
  const files = filesOf(BUILD);
  expect(filesOf(other)).toEqual(files);
  expect(files.filter((file) => !read(BUILD, file).equals(read(other, file)))).toEqual([]);
});

test('no file of the site contains the path of the folder that it was built in', () => {
  const texts = filesOf(BUILD).filter((file) => /\.(html|js|css|json|xml|txt|md)$/.test(file));
  expect(texts.filter((file) => read(BUILD, file).includes(process.cwd()))).toEqual([]);
});

test('every link and file of a site that is built for a path is below that path', () => {
  const site = path.join(BELOW, 'build');
  const pages = filesOf(site).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(400);
  const addresses = pages.flatMap((page) =>
    [...findElements(parsePage(read(site, page).toString()), () => true)].flatMap((element) =>
      ['href', 'src', 'content'].map((name) => getAttribute(element, name) ?? ''),
    ),
  );
  const elsewhere = addresses.filter(
    (address) => address.startsWith('/') && !address.startsWith('/nodegui/'),
  );
  expect([...new Set(elsewhere)]).toEqual([]);
});

test("X-09 a site without offline reading doesn't mention it, and deletes the files that an earlier deployment saved", async () => {
  const [code, printed] = await docusaurus('build', BELOW, {OFFLINE: 'off'});
  expect(code, printed).toBe(0);
  expect(warningsIn(printed)).toEqual([]);
  const site = path.join(BELOW, 'build');
  const files = filesOf(site);
  expect(files.filter((file) => /^offline(\.|\/)/.test(file))).toEqual([]);
  // Pages about networks have "offline" among their keywords, so only addresses count.
  const promises = /\/offline\/?["')#]|Read offline|save all pages/i;
  const texts = files.filter((file) => /\.(html|md|txt|xml)$/.test(file) || file.startsWith('search-index/'));
  expect(texts.filter((file) => promises.test(read(site, file).toString()))).toEqual([]);
  expect(read(site, 'service-worker.js').toString()).toContain('unregister');
});

test('too little memory ends the build with a clear message, before anything is written', async () => {
  rmSync(path.join(ODD, 'build'), {recursive: true, force: true});
  const small = path.resolve('tests/support/small-machine.cjs');
  const [code, printed] = await docusaurus('build', ODD, {
    NODE_OPTIONS: `--require ${JSON.stringify(small)}`,
  });
  expect(code).not.toBe(0);
  expect(printed).toMatch(/The build needs \d+ MiB of memory, but only 512 MiB are available/);
  expect(existsSync(path.join(ODD, 'build'))).toBe(false);
});

test('the texts of the site can be written out for translators', async () => {
  const [code, printed] = await docusaurus('write-translations', BELOW);
  expect(code, printed).toBe(0);
  expect(warningsIn(printed)).toEqual([]);
  const sidebars = read(BELOW, 'i18n/en/docusaurus-plugin-content-docs/current.json').toString();
  expect(JSON.parse(sidebars)).toHaveProperty(['sidebar.api.category.Buttons / Enumerations', 'message']);
});

test('faults in a page stop the build with the file, the line and the cause of each', async () => {
  writeFileSync(path.join(BELOW, 'docs/broken.mdx'), '# Title\n\nA list of QVariant<T.\n');
  writeFileSync(path.join(BELOW, 'docs/misnamed.mdx'), '# Title\n\nCall `QWidget.shwo()`.\n');
  writeFileSync(path.join(BELOW, 'docs/unlinked.mdx'), '# Title\n\nRead [on](./nowhere.mdx).\n');
  const dead = "import {useState} from 'react';\n\nexport default () => useState(0)[0];\n";
  writeFileSync(path.join(BELOW, 'docs/Dead.tsx'), dead);
  writeFileSync(path.join(BELOW, 'docs/dead.mdx'), "# Title\n\nimport Dead from './Dead';\n\n<Dead />\n");
  const [code, printed] = await docusaurus('build', BELOW);
  expect(code).not.toBe(0);
  expect(printed).toMatch(/docs\/Dead\.tsx:3 A component uses useState\(\).*'use client'/);
  expect(printed).toMatch(/broken\.mdx.*"line": 3,/s);
  expect(printed).toContain(
    'docs/misnamed.mdx:3:6 "QWidget.shwo()": QWidget has no member shwo. Nearest names: show.',
  );
  expect(printed).toContain('./nowhere.mdx');
});
