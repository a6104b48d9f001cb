import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {createFolder} from '../../../tests/support/small-toolkit';
import type {Declarations} from './declarations';
import {API_FILE, updateReference} from './files';
import {hashInputs, isUpToDate} from './inputs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, {recursive: true});
});

/** Returns the declarations of a toolkit with these classes; each has a method `text()`. */
const apiOf = (...names: string[]): string =>
  JSON.stringify({
    version: '1.0.0',
    symbols: names.map((name) => ({
      id: name,
      name,
      file: `dist/${name}.d.ts`,
      exported: true,
      kind: 'class',
      typeParameters: [],
      members: [
        {
          name: 'text',
          kind: 'method',
          signatures: [{typeParameters: [], parameters: [], returns: [{name: 'string'}]}],
          type: [],
        },
      ],
    })),
  } satisfies Declarations);

function site(files: Record<string, string> = {[API_FILE]: apiOf('QLabel', 'Old')}): string {
  const folder = createFolder({
    'reference/topics.yaml': '- {label: All, items: [QLabel, Old]}\n',
    'reference/measured.json': '{"packageVersion": "1.0.0"}',
    ...files,
  });
  folders.push(folder);
  return folder;
}

test('X-01 without reference/api.json, the error message names the command that writes it', () => {
  expect(() => updateReference(site({}))).toThrow(
    'reference/api.json is missing. Run "npm run reference:api" to write it.',
  );
});

test.each([
  ['reference/topics.yaml', 'Restore it with git.'],
  ['reference/measured.json', 'Restore it with git, or run "npm run toolkit:measure".'],
])('the error for a deleted %s says how to get it back', (file, fix) => {
  const folder = site();
  fs.rmSync(path.join(folder, file));
  expect(() => updateReference(folder)).toThrow(`${file} is missing. ${fix}`);
});

test('the error for a description in a .yml file says how to rename it', () => {
  const files = {[API_FILE]: apiOf('QLabel', 'Old'), 'reference/classes/qlabel.yml': 'name: QLabel\n'};
  expect(() => updateReference(site(files))).toThrow(
    /^reference\/classes\/qlabel\.yml is ignored\. Rename it so that it ends with \.yaml\.$/,
  );
});

test('an example without its files is reported with the name of the missing file', () => {
  const folder = site();
  fs.mkdirSync(path.join(folder, 'examples/label'), {recursive: true});
  expect(() => updateReference(folder)).toThrow('examples/label/example.yaml is missing.');
});

test('X-01 a second update writes only the pages whose inputs changed', () => {
  const folder = site();
  const page = path.join(folder, 'docs/api/generated/classes/qlabel.mdx');
  const other = path.join(folder, 'docs/api/generated/classes/old.mdx');
  updateReference(folder);
  expect(isUpToDate(folder, hashInputs(folder))).toBe(true);

  const before = fs.statSync(other).mtimeMs;
  fs.mkdirSync(path.join(folder, 'reference/classes'));
  fs.writeFileSync(
    path.join(folder, 'reference/classes/qlabel.yaml'),
    'name: QLabel\nkind: class\nsummary: Shows text.\n',
  );
  expect(isUpToDate(folder, hashInputs(folder))).toBe(false);
  updateReference(folder);
  expect(fs.readFileSync(page, 'utf8')).toContain('Shows text.');
  expect(fs.statSync(other).mtimeMs).toBe(before);

  fs.rmSync(page);
  expect(isUpToDate(folder, hashInputs(folder))).toBe(false);
  updateReference(folder);
  expect(fs.existsSync(page)).toBe(true);
});

test('truncated cache files of a killed run do not break the next run', () => {
  const folder = site();
  updateReference(folder);
  const caches = fs.readdirSync(path.join(folder, '.docusaurus'), {recursive: true, withFileTypes: true});
  for (const entry of caches.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2));
  }
  expect(isUpToDate(folder, hashInputs(folder))).toBe(false);
  updateReference(folder);
  expect(isUpToDate(folder, hashInputs(folder))).toBe(true);
});

test('X-01 after a restart, an edit of a description writes only the tree of its page', () => {
  const folder = site();
  const description = path.join(folder, 'reference/classes/qlabel.yaml');
  const describe = (words: string) =>
    fs.writeFileSync(
      description,
      `name: QLabel\nkind: class\nsummary: A label.\nmembers: {text: ${words}}\n`,
    );
  fs.mkdirSync(path.dirname(description));
  describe('Returns the text.');
  updateReference(folder);
  const output = path.join(folder, 'docs/api/generated');
  const files = fs
    .readdirSync(output, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(output, file)).isFile());
  const writtenAt = (file: string) => fs.statSync(path.join(output, file), {bigint: true}).mtimeNs;
  const before = new Map(files.map((file) => [file, writtenAt(file)]));

  describe('Returns what it shows.');
  updateReference(folder);
  // If the page's own file changed too, Docusaurus would read all documents again.
  expect(files.filter((file) => before.get(file) !== writtenAt(file))).toEqual(['classes/qlabel.tree.json']);
});

test('X-01 pages of symbols that a new release removed are deleted', () => {
  const folder = site();
  updateReference(folder);
  fs.writeFileSync(path.join(folder, API_FILE), apiOf('QLabel'));
  expect(() => updateReference(folder)).toThrow('"All" names "Old", which the package does not declare');
  fs.writeFileSync(path.join(folder, 'reference/topics.yaml'), '- {label: All, items: [QLabel]}\n');
  updateReference(folder);
  expect(fs.readdirSync(path.join(folder, 'docs/api/generated/classes'))).toEqual([
    'qlabel.mdx',
    'qlabel.tree.json',
  ]);
});
