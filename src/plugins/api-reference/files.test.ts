import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {folderWith} from '../../../tests/support/small-toolkit';
import {updateReference} from './files';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true});
});

const PACKAGE = 'node_modules/@nodegui/nodegui';

function site(files: Record<string, string>): string {
  const folder = folderWith({
    'reference/topics.yaml': '- {label: All, items: [QLabel, Old]}\n',
    'node_modules/typescript/package.json': '{}',
    ...files,
  });
  folders.push(folder);
  return folder;
}

const withPackage = () =>
  site({
    [`${PACKAGE}/package.json`]: '{"version": "1.0.0", "types": "dist/index.d.ts"}',
    [`${PACKAGE}/dist/index.d.ts`]:
      'export declare class QLabel { text(): string; }\nexport declare class Old {}\n',
  });

test('X-01 a missing package is one clear message', async () => {
  await expect(updateReference(site({}))).rejects.toThrow(
    '@nodegui/nodegui is not in node_modules, and the reference is made from it. Run "npm ci" first.',
  );
});

test('X-01 pages are made once, and again only where an input changed', async () => {
  const folder = withPackage();
  const page = path.join(folder, 'docs/api/generated/classes/qlabel.mdx');
  const other = path.join(folder, 'docs/api/generated/classes/old.mdx');
  expect(await updateReference(folder)).toBe(true);
  expect(await updateReference(folder)).toBe(false);

  const before = fs.statSync(other).mtimeMs;
  fs.mkdirSync(path.join(folder, 'reference/classes'));
  fs.writeFileSync(
    path.join(folder, 'reference/classes/qlabel.yaml'),
    'name: QLabel\nkind: class\nsummary: Shows text.\n',
  );
  expect(await updateReference(folder)).toBe(true);
  expect(fs.readFileSync(page, 'utf8')).toContain('Shows text.');
  expect(fs.statSync(other).mtimeMs).toBe(before);

  fs.rmSync(page);
  expect(await updateReference(folder)).toBe(true);
  expect(fs.existsSync(page)).toBe(true);
}, 60_000);

test('a run that was killed while it wrote its caches does not break the next one', async () => {
  const folder = withPackage();
  await updateReference(folder);
  const caches = fs.readdirSync(path.join(folder, '.docusaurus'), {recursive: true, withFileTypes: true});
  for (const entry of caches.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2));
  }
  vi.resetModules();
  const restarted = await import('./files');
  expect(await restarted.updateReference(folder)).toBe(true);
});

test('X-01 after a new start only what an edit changes is written', async () => {
  const folder = withPackage();
  const description = path.join(folder, 'reference/classes/qlabel.yaml');
  const describe = (words: string) =>
    fs.writeFileSync(
      description,
      `name: QLabel\nkind: class\nsummary: A label.\nmembers: {text: ${words}}\n`,
    );
  fs.mkdirSync(path.dirname(description));
  describe('Returns the text.');
  await updateReference(folder);
  const output = path.join(folder, 'docs/api/generated');
  const files = fs.readdirSync(output, {recursive: true, encoding: 'utf8'});
  const writtenAt = (file: string) => fs.statSync(path.join(output, file), {bigint: true}).mtimeNs;
  const before = new Map(files.map((file) => [file, writtenAt(file)]));

  vi.resetModules();
  const started = await import('./files');
  await started.updateReference(folder, true);
  describe('What it shows.');
  await started.updateReference(folder);
  // The page's own file stays as it is, so that Docusaurus does not read all documents again.
  expect(files.filter((file) => before.get(file) !== writtenAt(file))).toEqual(['classes/qlabel.tree.json']);
}, 60_000);

test('X-01 with a new release, pages of what it dropped go', async () => {
  const folder = withPackage();
  await updateReference(folder);
  fs.writeFileSync(path.join(folder, PACKAGE, 'dist/index.d.ts'), 'export declare class QLabel {}\n');
  await expect(updateReference(folder)).rejects.toThrow(
    '"All" names "Old", which the package does not declare',
  );
  fs.writeFileSync(path.join(folder, 'reference/topics.yaml'), '- {label: All, items: [QLabel]}\n');
  await updateReference(folder);
  expect(fs.readdirSync(path.join(folder, 'docs/api/generated/classes'))).toEqual([
    'qlabel.mdx',
    'qlabel.tree.json',
  ]);
}, 60_000);
