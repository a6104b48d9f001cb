import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import type {ApiSymbol} from '../../src/plugins/api-reference/declarations';
import {findPackageRoot, readContext} from '../../src/plugins/api-reference/files';
import {addDocComments} from '../../src/plugins/api-reference/writers/doc-comments';
import {createComments} from '../../src/plugins/api-reference/writers/tsdoc';

const SITE = 'https://docs.example.org';
const PACKAGE = findPackageRoot(process.cwd());

/** The description of one member, and the expression for it in a program. */
interface Member {
  expression: string;
  words: string;
}

let members: Member[] = [];
/** Declarations with our words, by path. */
const described = new Map<string, string>();

/** Reads a file with the patch applied. */
const read = (file: string): string | undefined => described.get(path.resolve(file)) ?? ts.sys.readFile(file);

beforeAll(async () => {
  const {model, descriptions} = readContext('.');
  const comments = createComments(model, descriptions, SITE);
  const changes = addDocComments(comments, (file) => readFileSync(path.join(PACKAGE, file), 'utf8'));
  for (const [file, {after}] of changes) described.set(path.join(PACKAGE, file), after);
  members = model.symbols
    .filter(({exported}) => exported)
    .flatMap((symbol) => {
      const comment = comments.find(({name, file}) => name === symbol.name && file === symbol.file);
      return [...(comment?.members ?? [])].flatMap(([name, words]) => {
        const expression = expressionOf(symbol, name);
        return expression ? [{expression, words}] : [];
      });
    });
}, 60_000);

/** Returns the expression for a member, which works without an object of the class. */
function expressionOf(symbol: ApiSymbol, name: string): string | undefined {
  if (symbol.kind === 'enum') return `nodegui.${symbol.name}.${name}`;
  if (symbol.kind === 'interface') return `(undefined as never as nodegui.${symbol.name}).${name}`;
  const member = symbol.kind === 'class' && symbol.members.find((one) => one.name === name);
  if (!member || member.kind === 'constructor') return undefined;
  return member.static ? `nodegui.${symbol.name}.${name}` : `nodegui.${symbol.name}.prototype.${name}`;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
};

/** Returns what an editor shows for the last name of each expression. */
function quickInfo(expressions: readonly string[]): string[] {
  const file = path.resolve('examples/editor-words.ts');
  const start = "import * as nodegui from '@nodegui/nodegui';\n";
  const program = start + expressions.map((expression) => `${expression};\n`).join('');
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? program : read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getCompilationSettings: () => OPTIONS,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    directoryExists: ts.sys.directoryExists,
    readFile: read,
  });
  let end = start.length;
  return expressions.map((expression) => {
    end += expression.length + 2;
    const info = service.getQuickInfoAtPosition(file, end - 3);
    const tags = (info?.tags ?? []).flatMap(({text}) => text ?? []);
    return [...(info?.documentation ?? []), ...tags].map(({text}) => text).join('');
  });
}

const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('descriptions in an editor, after the patch was applied', () => {
  test(
    'hovering over a member shows its description and the link to its page, for 50 members of all kinds',
    {timeout: 120_000},
    () => {
      const step = Math.floor(members.length / 50);
      const chosen = members.filter((_, index) => index % step === 0).slice(0, 50);
      expect(chosen).toHaveLength(50);
      const shown = quickInfo(chosen.map(({expression}) => expression));
      const wrong = chosen.filter(({words}, index) => {
        const [summary = ''] = words.split('\n\n');
        const [, address = ''] = /\{@link (\S+)/.exec(words) ?? [];
        const text = shown[index] ?? '';
        return !squeezed(text).includes(squeezed(summary.replace(/^@.*/s, ''))) || !text.includes(address);
      });
      expect(wrong.map(({expression}) => expression)).toEqual([]);
    },
  );

  test('the declarations themselves are the same as before', () => {
    const printer = ts.createPrinter({removeComments: true});
    const printDeclarations = (file: string, text = '') =>
      printer.printFile(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022));
    const files = [...described.keys()];
    expect(files.length).toBeGreaterThan(200);
    expect(
      files.filter(
        (file) =>
          printDeclarations(file, described.get(file)) !== printDeclarations(file, ts.sys.readFile(file)),
      ),
    ).toEqual([]);
  });
});
