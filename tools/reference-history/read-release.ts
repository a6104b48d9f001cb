import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Declared, Release} from '../../src/lib/history';

/**
 * Reads what an unpacked package declares, and what it runs on.
 * Only syntax is read, with no types resolved, so that a release takes a fraction of a second.
 * @param root folder of the package
 * @throws when the package has no `package.json`
 */
export function readRelease(root: string): Release {
  const about = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const entry = path.join(root, (about.types ?? about.main ?? 'index.js').replace(/(\.d)?\.[jt]s$/, '.d.ts'));
  const qtConfig = path.join(root, 'config/qtConfig.js');
  const [, qt] = fs.existsSync(qtConfig)
    ? (/QT_VERSION = '([^']+)'/.exec(fs.readFileSync(qtConfig, 'utf8')) ?? [])
    : [];
  const qode = about.dependencies?.['@nodegui/qode'];
  const node = about.engines?.node;
  return {
    version: about.version,
    runsOn: {...(node ? {node} : {}), ...(qode ? {qode} : {}), ...(qt ? {qt} : {})},
    // The first release of all has no declarations.
    declared: fs.existsSync(entry) ? readDeclared(entry) : {},
  };
}

type Statement =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.EnumDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.VariableStatement;

interface Found {
  name: string;
  file: string;
  exported: boolean;
  statements: Statement[];
}

function readDeclared(entry: string): Declared {
  const files = filesFrom(entry);
  const exported = exportsOf(entry, files);
  const found = [...files].flatMap(([file, source]) => symbolsIn(file, source, exported));
  found.sort((a, b) => Number(b.exported) - Number(a.exported) || (a.file < b.file ? -1 : 1));
  const declared: Declared = {};
  for (const symbol of found) {
    // The reference calls the second of two symbols of one name after its file, and so does the history.
    const id = symbol.name in declared ? `${ownerOf(symbol.file)}.${symbol.name}` : symbol.name;
    declared[id] = Object.assign({}, ...symbol.statements.map(membersOf));
  }
  const met = metFrom(
    found.filter(({exported}) => exported).map(({name}) => name),
    declared,
  );
  return Object.fromEntries(Object.entries(declared).filter(([id]) => met.has(id)));
}

/** What programs can meet: what is exported, and what the declarations of that name. */
function metFrom(exported: string[], declared: Declared): Set<string> {
  const byName = new Map<string, string[]>();
  for (const id of Object.keys(declared)) {
    const name = id.slice(id.lastIndexOf('.') + 1);
    byName.set(name, [...(byName.get(name) ?? []), id]);
  }
  const met = new Set<string>();
  const visit = (id: string) => {
    if (met.has(id)) return;
    met.add(id);
    for (const text of Object.values(declared[id] ?? {})) {
      for (const [name] of text.matchAll(/\w+/g)) byName.get(name)?.forEach(visit);
    }
  };
  exported.forEach(visit);
  return met;
}

/** `QLabel` of `QLabel.d.ts`, and of `QLabel/index.d.ts` as the first releases had it. */
const ownerOf = (file: string) => path.basename(file.replace(/\/index\.d\.ts$/, '.d.ts'), '.d.ts');

/** The entry point and every file of the package that it leads to. */
function filesFrom(entry: string): Map<string, ts.SourceFile> {
  const files = new Map<string, ts.SourceFile>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    files.set(file, source);
    for (const {fileName} of ts.preProcessFile(source.text).importedFiles) {
      const target = resolve(file, fileName);
      if (target) visit(target);
    }
  };
  visit(entry);
  return files;
}

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.join(path.dirname(from), specifier);
  return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((file) => fs.existsSync(file));
}

/** `file name` of what the entry point exports → the name that programs import. */
function exportsOf(entry: string, files: Map<string, ts.SourceFile>): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string, wanted: Map<string, string> | undefined) => {
    for (const statement of files.get(file)?.statements ?? []) {
      if (ts.isExportDeclaration(statement)) {
        const {moduleSpecifier, exportClause} = statement;
        const target =
          moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? resolve(file, moduleSpecifier.text) : file;
        if (!target) continue;
        if (!exportClause) visit(target, wanted);
        else if (ts.isNamedExports(exportClause)) {
          const names = exportClause.elements.flatMap(({name, propertyName}): [string, string][] => {
            const outer = wanted ? wanted.get(name.text) : name.text;
            return outer === undefined ? [] : [[(propertyName ?? name).text, outer]];
          });
          if (target !== file) visit(target, new Map(names));
          else for (const [inner, outer] of names) found.set(`${file} ${inner}`, outer);
        }
      } else {
        for (const name of namesOf(statement)) {
          const outer = wanted ? wanted.get(name) : name;
          if (outer !== undefined && isExported(statement)) found.set(`${file} ${name}`, outer);
        }
      }
    }
  };
  visit(entry, undefined);
  return found;
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);

function symbolsIn(file: string, source: ts.SourceFile, exported: Map<string, string>): Found[] {
  const found = new Map<string, Found>();
  for (const statement of source.statements) {
    if (!isRead(statement)) continue;
    for (const name of namesOf(statement)) {
      const outer = exported.get(`${file} ${name}`);
      const symbol = found.get(name) ?? {
        name: outer ?? name,
        file,
        exported: outer !== undefined,
        statements: [],
      };
      symbol.statements.push(statement);
      found.set(name, symbol);
    }
  }
  return [...found.values()];
}

const isRead = (statement: ts.Statement): statement is Statement =>
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isEnumDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isVariableStatement(statement);

function namesOf(statement: ts.Statement): string[] {
  if (!isRead(statement)) return [];
  if (!ts.isVariableStatement(statement)) return statement.name ? [statement.name.text] : [];
  return statement.declarationList.declarations.flatMap(({name}) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

/** Members by name, and what is declared of the symbol itself under the empty name. */
function membersOf(statement: Statement): Record<string, string> {
  if (ts.isClassDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
    const heritage = (statement.heritageClauses ?? []).map((clause) => textOf(clause).trim()).join(' ');
    const abstract = has(statement, ts.SyntaxKind.AbstractKeyword) ? 'abstract ' : '';
    const kind = ts.isClassDeclaration(statement) ? 'class' : 'interface';
    const head = `${abstract}${kind} ${statement.name?.text}${typeParameters(statement.typeParameters)}`;
    return {'': `${head}${heritage ? ` ${heritage}` : ''}`, ...structureMembers(statement.members)};
  }
  if (ts.isEnumDeclaration(statement)) {
    return {
      '': `enum ${statement.name.text}`,
      ...Object.fromEntries(statement.members.map(enumValue)),
    };
  }
  if (ts.isVariableStatement(statement)) {
    return {'': statement.declarationList.declarations.map((one) => `const ${textOf(one)}`).join('\n')};
  }
  if (ts.isTypeAliasDeclaration(statement)) {
    const {name, type} = statement;
    return {'': `type ${name.text}${typeParameters(statement.typeParameters)} = ${textOf(type)}`};
  }
  return {'': `function ${textOf(statement).replace(/^.*?function /, '')}`};
}

/** Some enums have their names in quotes. */
function enumValue(value: ts.EnumMember): [name: string, text: string] {
  const name = nameOf(value) ?? '';
  return [name, value.initializer ? `${name} = ${textOf(value.initializer)}` : name];
}

const typeParameters = (parameters: readonly ts.Node[] | undefined): string =>
  parameters?.length ? `<${parameters.map(textOf).join(', ')}>` : '';

function structureMembers(nodes: readonly (ts.ClassElement | ts.TypeElement)[]): Record<string, string> {
  const members = new Map<string, string[]>();
  for (const node of nodes) {
    const name = nameOf(node);
    if (name === undefined || has(node, ts.SyntaxKind.PrivateKeyword)) continue;
    const key = has(node, ts.SyntaxKind.StaticKeyword) ? `static ${name}` : name;
    const text = textOf(node);
    const texts = members.get(key) ?? [];
    if (!texts.includes(text)) members.set(key, [...texts, text]);
  }
  return Object.fromEntries([...members].map(([key, texts]) => [key, texts.join('\n')]));
}

function nameOf(node: ts.ClassElement | ts.TypeElement | ts.EnumMember): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const {name} = node;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

const has = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

const printer = ts.createPrinter({removeComments: true});

/** A longer type of a constant is cut: the tables of events of 2019 would be half of the history. */
const LONGEST = 300;

/** The text of a declaration, in one spelling: compilers of different years write the same type differently. */
function textOf(node: ts.Node): string {
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    // What a compiler writes for a type that the file does not import.
    .replace(/import\(["'][^"']*["']\)\./g, '')
    .replace(/"/g, "'")
    .replace(/\{ /g, '{')
    .replace(/;? \}/g, '}')
    .trim()
    .replace(/[;,]$/, '')
    // Of an optional parameter or property later compilers say that it may be undefined.
    .replace(/(\?: [^,)=;{}]*?) \| undefined(?=[,);]|$)/g, '$1');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
