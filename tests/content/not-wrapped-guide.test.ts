import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import * as z from 'zod';
import {readCheckedYaml} from '../../src/lib/checked-yaml';
import {type Declared, readDeclaredSymbols} from '../support/declared';

const ROOT = path.join(__dirname, '../..');

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const guide = read('docs/guides/not-wrapped.mdx');

/** The first cells of tables and the headings of the guide, which name what isn't wrapped. */
const entries = guide
  .split('\n')
  .flatMap((line) => /^### (.+):|^\| (`Q.+?) \|/.exec(line)?.slice(1) ?? [])
  .flatMap((text) => text?.match(/\bQ[A-Z]\w*[a-z]\w*(?:::\w+)?/g) ?? []);

let declared: Map<string, Declared>;
beforeAll(() => {
  declared = new Map(readDeclaredSymbols().map((symbol) => [symbol.name, symbol]));
}, 60_000);

/** Each class with the class that it extends, from the reference's data. */
const parents = new Map<string, string | undefined>(
  JSON.parse(read('reference/api.json')).symbols.map((symbol: {name: string; extends?: string}) => [
    symbol.name,
    symbol.extends,
  ]),
);

/** Returns the names of all members of a class, with inherited ones. */
function allMembers(name: string): string[] {
  const parent = parents.get(name);
  return [...(declared.get(name)?.members ?? []), ...(parent ? allMembers(parent) : [])];
}

test("X-05 the package doesn't declare the symbols that the guide lists as not wrapped", () => {
  const classes = entries.filter((entry) => !entry.includes('::'));
  const members = entries.filter((entry) => entry.includes('::'));
  expect(classes).toContain('QToolBar');
  expect(members).toContain('QMessageBox::setIcon');

  expect(classes.filter((name) => declared.has(name))).toEqual([]);
  for (const member of members) {
    const [owner = '', name = ''] = member.split('::');
    expect(declared.has(owner), `${owner} is not wrapped at all: list the class`).toBe(true);
    expect(allMembers(owner), `${member} is wrapped now`).not.toContain(name);
  }
});

test('the guide names each common method of Qt that is not wrapped', () => {
  const common = readCheckedYaml(
    'tests/content/common-qt-methods.yaml',
    z.record(z.string(), z.array(z.string())),
  );
  const unnamed = Object.entries(common).flatMap(([owner, methods]) => {
    const wrapped = new Set(allMembers(owner));
    const fix = `${owner} is not wrapped: remove it from tests/content/common-qt-methods.yaml, and list the class in the guide`;
    expect(wrapped.size, fix).toBeGreaterThan(0);
    return methods
      .map((name) => `${owner}::${name}`)
      .filter((method) => !wrapped.has(method.split('::')[1] ?? '') && !entries.includes(method));
  });
  expect(unnamed).toEqual([]);
});

test('a run proves each property that the guide sets in a table', () => {
  const claims = read('tests/claims/pages/guides-not-wrapped.ts');
  const rows = guide.split('\n').filter((line) => line.startsWith('| `Q'));
  const properties = rows.flatMap((row) =>
    [...row.matchAll(/setProperty\('(\w+)', [^…]/g)].map(([, name]) => name),
  );
  expect(properties).toContain('movable');
  expect(properties.filter((name) => !claims.includes(`'${name}'`))).toEqual([]);
});
