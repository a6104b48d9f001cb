import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import type {Claim} from '../claims/claim';

// This test reads the sentences. The toolkit runs the claims in another test.
vi.mock('@nodegui/nodegui', () => {
  const Anything = class {};
  return new Proxy({}, {has: () => true, get: (_, name) => (name === 'then' ? undefined : Anything)});
});

const ROOT = path.join(__dirname, '../..');

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Returns all strings below a node of YAML, on one line. */
const textOf = (node: unknown): string =>
  typeof node === 'object' && node !== null ? Object.values(node).map(textOf).join(' ') : String(node ?? '');

/** The texts of `reference/` by name: `QLabel` → its summary and details, `QLabel.setText` → all texts about the member. */
const words = new Map(
  globSync('reference/*/*.yaml', {cwd: ROOT}).flatMap((file): [string, string][] => {
    const {name, summary, details, members = {}, ...rest} = parse(read(file));
    const construct = Object.hasOwn(rest, 'constructor') ? {constructor: rest.constructor} : {};
    return [
      [name, textOf({summary, details})],
      ...Object.entries({...members, ...construct}).map(([member, description]): [string, string] => [
        name ? `${name}.${member}` : member,
        textOf(description),
      ]),
    ];
  }),
);

const pageText = (page: string) => {
  const file = `docs/${page}.mdx`;
  return fs.existsSync(path.join(ROOT, file)) ? read(file) : undefined;
};

/** Returns true if a text contains a statement, in which `…` stands for any words between. */
function containsInOrder(text: string, statement: string): boolean {
  const parts = oneLine(statement).split(' … ');
  let rest = oneLine(text);
  return parts.every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at >= 0;
  });
}

const files = globSync('tests/claims/{reference,pages}/*.ts', {cwd: ROOT}).sort();
const claims = await Promise.all(
  files.map(async (file) => {
    const {default: claims}: {default?: Claim[]} = await import(path.join(ROOT, file));
    if (!claims?.length)
      throw new Error(`${file} exports no claims: write "export default […] satisfies Claim[]"`);
    return claims.map((claim) => ({file, claim, subject: 'symbol' in claim ? claim.symbol : claim.page}));
  }),
);

test('X-03 the texts still say what their claims check', () => {
  const problems = claims.flat().flatMap(({file, claim, subject}) => {
    const text = 'symbol' in claim ? words.get(subject) : pageText(subject);
    if (text === undefined)
      return `${file}: there is no text about ${subject}, so rename or remove its claims`;
    return containsInOrder(text, claim.statement)
      ? []
      : `${file}: ${subject} no longer says "${claim.statement}"`;
  });
  expect([...new Set(problems)]).toEqual([]);
});
