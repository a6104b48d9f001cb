import path from 'node:path';
import ts from 'typescript';
import type {Release, SymbolDeclarations} from '../../src/lib/history';
import {emitDeclarations} from './emit-declarations';

/**
 * Reads the declarations of a release, and the versions that it runs on.
 * @param files path relative to the repository → text
 * @throws if there is no `package.json` or no entry point
 */
export function readRelease(version: string, files: ReadonlyMap<string, string>): Release {
  const manifest = files.get('package.json');
  // Until 0.1.4 there was no `src/index.ts`.
  const entry = ['src/index.ts', 'src/lib/index.ts'].find((file) => files.has(file));
  if (manifest === undefined || entry === undefined) {
    throw new Error(`v${version} has no ${entry ? 'package.json' : 'src/index.ts'}`);
  }
  const {dependencies, engines} = JSON.parse(manifest);
  const qode = dependencies?.['@nodegui/qode'];
  const [, qt] = /QT_VERSION = '([^']+)'/.exec(files.get('config/qtConfig.js') ?? '') ?? [];
  const node = engines?.node;
  return {
    version,
    runsOn: {...(node ? {node} : {}), ...(qode ? {qode} : {}), ...(qt ? {qt} : {})},
    declared: readSymbolDeclarations(emitDeclarations(files, entry), entry),
  };
}

type Statement =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.EnumDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.VariableStatement;

interface FoundSymbol {
  name: string;
  file: string;
  exported: boolean;
  statements: Statement[];
}

/** Reads declarations from their syntax alone, without resolving types. */
function readSymbolDeclarations(
  declarations: ReadonlyMap<string, string>,
  entry: string,
): SymbolDeclarations {
  const files = parseReachableFiles(entry, declarations);
  const exported = findExports(entry, files);
  const symbols = [...files].flatMap(([file, source]) => findSymbols(file, source, exported));
  symbols.sort((a, b) => Number(b.exported) - Number(a.exported) || (a.file < b.file ? -1 : 1));
  const declared: SymbolDeclarations = {};
  for (const symbol of symbols) {
    // The second symbol with the same name gets the name of its file as a prefix, as in the reference.
    const id = symbol.name in declared ? `${toModuleName(symbol.file)}.${symbol.name}` : symbol.name;
    declared[id] = Object.assign({}, ...symbol.statements.map(readMembers));
  }
  const reachable = findReachable(
    symbols.filter(({exported}) => exported).map(({name}) => name),
    declared,
  );
  return Object.fromEntries(Object.entries(declared).filter(([id]) => reachable.has(id)));
}

/** Returns the ids of the exported symbols, and of all symbols that their declarations name, directly or not. */
function findReachable(exported: string[], declared: SymbolDeclarations): Set<string> {
  const idsByName = new Map<string, string[]>();
  for (const id of Object.keys(declared)) {
    const name = id.slice(id.lastIndexOf('.') + 1);
    idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
  }
  const reachable = new Set<string>();
  const visit = (id: string) => {
    if (reachable.has(id)) return;
    reachable.add(id);
    for (const text of Object.values(declared[id] ?? {})) {
      for (const [name] of text.matchAll(/\w+/g)) idsByName.get(name)?.forEach(visit);
    }
  };
  exported.forEach(visit);
  return reachable;
}

/** Returns the name of a module, such as `QLabel` for `QLabel.ts`, or for `QLabel/index.ts` in the first releases. */
const toModuleName = (file: string) => path.basename(file.replace(/\/index\.ts$/, '.ts'), '.ts');

/** Parses the entry point and every file that it imports, directly or not. */
function parseReachableFiles(
  entry: string,
  declarations: ReadonlyMap<string, string>,
): Map<string, ts.SourceFile> {
  const files = new Map<string, ts.SourceFile>();
  const visit = (file: string) => {
    const text = declarations.get(file);
    if (files.has(file) || text === undefined) return;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    files.set(file, source);
    for (const {fileName} of ts.preProcessFile(text).importedFiles) {
      const target = resolveImport(file, fileName, declarations);
      if (target) visit(target);
    }
  };
  visit(entry);
  return files;
}

function resolveImport(
  importingFile: string,
  specifier: string,
  files: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const basePath = path.posix.join(path.posix.dirname(importingFile), specifier);
  return [`${basePath}.ts`, `${basePath}/index.ts`].find((file) => files.has(file));
}

/** Name in a file → name that programs import, or undefined if the file's exports keep their names. */
type PublicNames = ReadonlyMap<string, string> | undefined;

/** Returns the name that programs import, or undefined if they can't import it. */
const getPublicName = (name: string, publicNames: PublicNames): string | undefined =>
  publicNames ? publicNames.get(name) : name;

/** Returns a map from `<file> <name>` of each exported symbol to the name that programs import. */
function findExports(entry: string, files: Map<string, ts.SourceFile>): Map<string, string> {
  const exportedNames = new Map<string, string>();

  const visitFile = (file: string, publicNames?: PublicNames) => {
    for (const statement of files.get(file)?.statements ?? []) {
      if (ts.isExportDeclaration(statement)) {
        visitExport(file, statement, publicNames);
      } else if (isExported(statement)) {
        for (const name of findDeclaredNames(statement)) {
          const publicName = getPublicName(name, publicNames);
          if (publicName !== undefined) exportedNames.set(`${file} ${name}`, publicName);
        }
      }
    }
  };

  /** Follows `export * from`, `export {…} from` and `export {…}`. */
  const visitExport = (
    file: string,
    {moduleSpecifier, exportClause}: ts.ExportDeclaration,
    publicNames?: PublicNames,
  ) => {
    const target =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
        ? resolveImport(file, moduleSpecifier.text, files)
        : file;
    if (!target) return;
    if (!exportClause) {
      visitFile(target, publicNames);
      return;
    }
    if (!ts.isNamedExports(exportClause)) return;
    const targetNames = new Map<string, string>();
    for (const {name, propertyName} of exportClause.elements) {
      const publicName = getPublicName(name.text, publicNames);
      if (publicName !== undefined) targetNames.set((propertyName ?? name).text, publicName);
    }
    if (target === file) {
      for (const [name, publicName] of targetNames) exportedNames.set(`${file} ${name}`, publicName);
    } else {
      visitFile(target, targetNames);
    }
  };

  visitFile(entry);
  return exportedNames;
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);

function findSymbols(file: string, source: ts.SourceFile, exported: Map<string, string>): FoundSymbol[] {
  const symbols = new Map<string, FoundSymbol>();
  for (const statement of source.statements) {
    if (!isSymbolStatement(statement)) continue;
    for (const name of findDeclaredNames(statement)) {
      const publicName = exported.get(`${file} ${name}`);
      const symbol = symbols.get(name) ?? {
        name: publicName ?? name,
        file,
        exported: publicName !== undefined,
        statements: [],
      };
      symbol.statements.push(statement);
      symbols.set(name, symbol);
    }
  }
  return [...symbols.values()];
}

const isSymbolStatement = (statement: ts.Statement): statement is Statement =>
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isEnumDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isVariableStatement(statement);

function findDeclaredNames(statement: ts.Statement): string[] {
  if (!isSymbolStatement(statement)) return [];
  if (!ts.isVariableStatement(statement)) return statement.name ? [statement.name.text] : [];
  return statement.declarationList.declarations.flatMap(({name}) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

/** Returns the declarations of the members by name. The key '' has the declaration of the symbol itself. */
function readMembers(statement: Statement): Record<string, string> {
  if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
    const heritage = (statement.heritageClauses ?? [])
      .map((clause) => printNormalized(clause).trim())
      .join(' ');
    const abstract = hasModifier(statement, ts.SyntaxKind.AbstractKeyword) ? 'abstract ' : '';
    const kind = ts.isClassDeclaration(statement) ? 'class' : 'interface';
    const head = `${abstract}${kind} ${statement.name?.text}${toTypeParametersText(statement.typeParameters)}`;
    return {'': `${head}${heritage ? ` ${heritage}` : ''}`, ...readStructureMembers(statement.members)};
  }
  if (ts.isEnumDeclaration(statement)) {
    return {
      '': `enum ${statement.name.text}`,
      ...Object.fromEntries(statement.members.map(readEnumValue)),
    };
  }
  if (ts.isVariableStatement(statement)) {
    return {
      '': statement.declarationList.declarations
        .map((declaration) => `const ${printNormalized(declaration)}`)
        .join('\n'),
    };
  }
  if (ts.isTypeAliasDeclaration(statement)) {
    const {name, type} = statement;
    return {
      '': `type ${name.text}${toTypeParametersText(statement.typeParameters)} = ${printNormalized(type)}`,
    };
  }
  return {'': `function ${printNormalized(statement).replace(/^.*?function /, '')}`};
}

/** Returns the name and declaration of an enum member, without quotes around the name. */
function readEnumValue(value: ts.EnumMember): [name: string, text: string] {
  const name = readName(value) ?? '';
  return [name, value.initializer ? `${name} = ${printNormalized(value.initializer)}` : name];
}

const toTypeParametersText = (parameters: readonly ts.Node[] | undefined): string =>
  parameters?.length ? `<${parameters.map(printNormalized).join(', ')}>` : '';

function readStructureMembers(nodes: readonly (ts.ClassElement | ts.TypeElement)[]): Record<string, string> {
  const members = new Map<string, string[]>();
  for (const node of nodes) {
    const name = readName(node);
    if (name === undefined || hasModifier(node, ts.SyntaxKind.PrivateKeyword)) continue;
    const key = hasModifier(node, ts.SyntaxKind.StaticKeyword) ? `static ${name}` : name;
    const text = printNormalized(node);
    const texts = members.get(key) ?? [];
    if (!texts.includes(text)) members.set(key, [...texts, text]);
  }
  return Object.fromEntries([...members].map(([key, texts]) => [key, texts.join('\n')]));
}

function readName(node: ts.ClassElement | ts.TypeElement | ts.EnumMember): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const {name} = node;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

const printer = ts.createPrinter({removeComments: true});

/** The most characters of a declaration. Longer ones are cut, because the event tables of 2019 would be half of the history. */
const MAX_TEXT_LENGTH = 300;

/** Prints a declaration in a normalized form, because older compilers write the same type differently. */
function printNormalized(node: ts.Node): string {
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    // Compilers write `import('…').` before a type that the file doesn't import.
    .replace(/import\(["'][^"']*["']\)\./g, '')
    .replace(/"/g, "'")
    .replace(/\{ /g, '{')
    .replace(/;? \}/g, '}')
    .trim()
    .replace(/[;,]$/, '')
    // Later compilers add `| undefined` to optional parameters and properties.
    .replace(/(\?: [^,)=;{}]*?) \| undefined(?=[,);]|$)/g, '$1');
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}
