import MagicString from 'magic-string';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import {format} from 'prettier/standalone';
import tsBlankSpace from 'ts-blank-space';
import ts from 'typescript';

/**
 * Converts a TypeScript program to JavaScript (CommonJS). It erases types, turns imports into `require`, puts code with a
 * top-level `await` into `main()`, and formats the result with Prettier.
 *
 * @param source a TypeScript ES module whose types can be erased (no enums, no parameter properties)
 * @param name the name of the program in errors, such as its path
 * @throws an Error that names the program and the construct that has no readable counterpart
 */
export async function toCommonJs(source: string, name: string): Promise<string> {
  const typescript = source.replace(/\bimport\.meta\.(dirname|filename)\b/g, '__$1');
  const [otherMeta] = /\bimport\.meta\b.*/.exec(typescript) ?? [];
  if (otherMeta) throw createError(name, otherMeta, 'use import.meta.dirname or import.meta.filename');
  const erased = tsBlankSpace(typescript, (node) => {
    throw createError(name, typescript.slice(node.pos, node.end), 'use TypeScript whose types can be erased');
  });
  const file = ts.createSourceFile('program.js', erased, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const output = new MagicString(erased);
  // Imports that only import types are left out.
  const usedNames = findUsedNames(file);
  /** The end of the last import. */
  let bodyStart = 0;
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      // An erased import of types leaves blank lines between two other imports.
      if (bodyStart > 0 && erased.slice(bodyStart, statement.getStart()).trim() === '') {
        output.overwrite(bodyStart, statement.getStart(), '\n');
      }
      output.overwrite(statement.getStart(), statement.end, toRequire(statement, usedNames));
      bodyStart = statement.end;
    } else if (/^export\b/.test(statement.getText())) {
      throw createError(name, statement.getText(), 'a program exports nothing');
    }
  }
  if (awaitsAtTopLevel(file)) {
    output.appendLeft(bodyStart, '\n\nasync function main() {');
    output.append('\n}\n\nmain();\n');
  }
  return format(output.toString(), {
    // Prettier's own entry point loads all languages first, which takes half a second.
    parser: 'babel',
    plugins: [babel, estree],
    singleQuote: true,
    bracketSpacing: false,
    printWidth: 100,
  }).catch((cause: unknown) => {
    throw new Error(describeSyntaxErrors(source, name), {cause});
  });
}

/** Describes the syntax errors of a program, each with its place. Prettier only knows the place in the JavaScript. */
function describeSyntaxErrors(source: string, name: string): string {
  const {diagnostics = []} = ts.transpileModule(source, {fileName: 'program.ts', reportDiagnostics: true});
  const errors = diagnostics.map(({file, start = 0, messageText}) => {
    const {line = 0, character = 0} = file?.getLineAndCharacterOfPosition(start) ?? {};
    return `${name}:${line + 1}:${character + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  return [
    `${name} isn't a program that TypeScript can read. Correct it, and run "npm run examples":`,
    ...errors,
  ].join('\n');
}

function createError(name: string, code: string, fix: string): Error {
  const [line] = code.trim().split('\n', 1);
  return new Error(`${name}: "${line}" cannot be turned into readable JavaScript: ${fix}.`);
}

/** Finds all identifiers of a program outside its imports. */
export function findUsedNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function toRequire(statement: ts.ImportDeclaration, usedNames: Set<string>): string {
  const call = `require(${statement.moduleSpecifier.getText()})`;
  const clause = statement.importClause;
  if (!clause) return `${call};`;
  const lines: string[] = [];
  if (clause.name && usedNames.has(clause.name.text)) lines.push(`const ${clause.name.text} = ${call};`);
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings) && usedNames.has(bindings.name.text)) {
    lines.push(`const ${bindings.name.text} = ${call};`);
  }
  if (bindings && ts.isNamedImports(bindings)) {
    const names = bindings.elements
      .filter((element) => usedNames.has(element.name.text))
      .map((element) =>
        element.propertyName ? `${element.propertyName.text}: ${element.name.text}` : element.name.text,
      );
    if (names.length > 0) lines.push(`const {${names.join(', ')}} = ${call};`);
  }
  return lines.join('\n');
}

function awaitsAtTopLevel(file: ts.SourceFile): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return true;
    return ts.forEachChild(node, visit) ?? false;
  };
  return visit(file);
}
