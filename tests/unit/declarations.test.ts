import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {Declarations, PackageComment, TypeText} from '../../src/plugins/api-reference/declarations';
import {readDeclarations} from '../../src/plugins/api-reference/read';
import {readWithTypeDoc} from '../support/typedoc/read';

const PACKAGE = path.resolve('node_modules/@nodegui/nodegui');

/** Where TypeDoc drops a part of a union, since another part contains it: the declared parts. */
const REDUCED = new Map([
  ['QHeaderView.members.setSectionResizeMode.signatures.0.parameters.modeOrlogicalIndex.type', 'number'],
]);

let ours: Map<string, unknown>;
let theirs: Map<string, unknown>;

beforeAll(async () => {
  ours = factsOf(readDeclarations(PACKAGE));
  theirs = factsOf(await readWithTypeDoc(PACKAGE));
}, 120_000);

/**
 * A type in the form in which both agree. TypeDoc gives types as the compiler keeps them: the parts of a union in an
 * order of its own, defaults of type parameters filled in, and without the `new` of a constructor.
 */
function comparable(type: TypeText): string {
  const text = type
    .map((part) => (typeof part === 'string' ? part : part.to ? `${part.name}@${part.to}` : part.name))
    .join('')
    .replace(/<(\w+Signals@\w+|ArrayBufferLike)>/g, '')
    .replaceAll('new (', '(');
  return text.includes(' | ') ? (text.match(/[\w@"*]+|[^\w\s|]/g) ?? []).sort().join(' ') : text;
}

const isType = (key: string) => ['type', 'returns', 'typeParameters'].includes(key);

/** Every fact of declarations by its path, such as `QLabel.members.text.static`. */
function factsOf(declarations: Declarations): Map<string, unknown> {
  const facts = new Map<string, unknown>();
  const collect = (value: unknown, at: string, key = ''): void => {
    if (isType(key) && Array.isArray(value)) facts.set(at, comparable(value));
    else if (key === 'comment' || typeof value !== 'object' || value === null) facts.set(at, value);
    else if (Array.isArray(value) && key === 'extendsText') facts.set(at, value);
    else for (const [name, one] of Object.entries(value)) collect(one, `${at}.${one?.name ?? name}`, name);
  };
  for (const symbol of declarations.symbols) collect(symbol, symbol.id);
  return facts;
}

const without = (facts: Map<string, unknown>, leave: (at: string, value: unknown) => boolean) =>
  Object.fromEntries([...facts].filter(([at, value]) => !leave(at, value)).sort());

const isComment = (at: string) => at.endsWith('.comment');

test('X-01 TypeDoc, which checks every type, understands the declarations as the reader does', () => {
  const leave = (at: string) => isComment(at) || REDUCED.has(at);
  expect(without(ours, leave)).toEqual(without(theirs, leave));
});

test('X-01 comments are read as TypeDoc reads them, and belong to what they stand at', () => {
  const declared = new Map([...ours].filter(([at]) => isComment(at)));
  expect(declared.size).toBeGreaterThan(500);
  // TypeDoc hands comments down to what has none: from a base class, and from the language's own `Object`.
  const texts = new Set([...declared.values()].map((comment) => (comment as PackageComment).summary));
  const isHandedDown = (at: string, comment: unknown) => {
    const {summary} = comment as PackageComment;
    return !declared.has(at) && (texts.has(summary) || at.includes('.toString.'));
  };
  expect(Object.fromEntries([...declared].sort())).toEqual(
    without(theirs, (at, value) => !isComment(at) || isHandedDown(at, value)),
  );
});
