import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {type Declared, declaredSymbols} from '../support/declared';

/** The first cells of tables and the headings of the guide: what it says is absent. */
const entries = fs
  .readFileSync(path.join(__dirname, '../../docs/guides/not-wrapped.mdx'), 'utf8')
  .split('\n')
  .flatMap((line) => /^### (.+):|^\| (`Q.+?) \|/.exec(line)?.slice(1) ?? [])
  .flatMap((text) => text?.match(/\bQ[A-Z]\w*[a-z]\w*(?:::\w+)?/g) ?? []);

let declared: Map<string, Declared>;
beforeAll(() => {
  declared = new Map(declaredSymbols().map((symbol) => [symbol.name, symbol]));
}, 60_000);

test('X-05 what the guide lists as not wrapped is not declared by the package', () => {
  const classes = entries.filter((entry) => !entry.includes('::'));
  const members = entries.filter((entry) => entry.includes('::'));
  expect(classes).toContain('QToolBar');
  expect(members).toContain('QMessageBox::setIcon');

  expect(classes.filter((name) => declared.has(name))).toEqual([]);
  for (const member of members) {
    const [owner = '', name = ''] = member.split('::');
    const {members: own} = declared.get(owner) ?? {};
    expect(own, `${owner} is not wrapped at all: list the class`).toBeDefined();
    expect(own, `${member} is wrapped now`).not.toContain(name);
  }
});
