import path from 'node:path';
import ts from 'typescript';
import type {Release, SymbolDeclarations} from '../../src/lib/history';
import {compileDeclarations} from './compile';

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
    declared: readSymbolDeclarations(compileDeclarations(files, entry)),
  };
}

/** A symbol of the declarations. */
interface FoundSymbol {
  name: string;
  file: string;
  exported: boolean;
  declarations: ts.Declaration[];
}

type Compiled = ReturnType<typeof compileDeclarations>;

function readSymbolDeclarations(compiled: Compiled): SymbolDeclarations {
  const symbols = findSymbols(compiled);
  symbols.sort((a, b) => Number(b.exported) - Number(a.exported) || (a.file < b.file ? -1 : 1));
  const declared: SymbolDeclarations = {};
  for (const symbol of symbols) {
    // The second symbol with the same name gets the name of its file as a prefix, as in the reference.
    const id = symbol.name in declared ? `${toModuleName(symbol.file)}.${symbol.name}` : symbol.name;
    declared[id] = Object.assign({}, ...symbol.declarations.map(readMembers));
  }
  const reachable = findReachable(
    symbols.filter(({exported}) => exported).map(({name}) => name),
    declared,
  );
  return Object.fromEntries(Object.entries(declared).filter(([id]) => reachable.has(id)));
}

/** Finds the symbols that the files of a program declare, with the names that programs import. */
function findSymbols({program, entryFile}: Compiled): FoundSymbol[] {
  const checker = program.getTypeChecker();
  const entry = checker.getSymbolAtLocation(entryFile);
  const publicNames = new Map(
    (entry ? checker.getExportsOfModule(entry) : []).map((symbol) => [
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      symbol.name,
    ]),
  );
  return program.getSourceFiles().flatMap((file) => {
    const names = file.statements.flatMap(listDeclarations).flatMap(({name}) => name ?? []);
    const symbols = new Set(names.map((name) => checker.getSymbolAtLocation(name)));
    return [...symbols].flatMap((symbol): FoundSymbol[] => {
      if (!symbol?.declarations) return [];
      const publicName = publicNames.get(symbol);
      const exported = publicName !== undefined;
      return [
        {name: publicName ?? symbol.name, file: file.fileName, exported, declarations: symbol.declarations},
      ];
    });
  });
}

function listDeclarations(statement: ts.Statement): ts.NamedDeclaration[] {
  if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
  const isDeclaration =
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement);
  return isDeclaration ? [statement] : [];
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

/** Returns the name of a module, such as `QLabel` for `QLabel.d.ts`, or for `QLabel/index.d.ts` in the first releases. */
const toModuleName = (file: string) => path.basename(file.replace(/\/index\.d\.ts$/, '.d.ts'), '.d.ts');

/** Returns the declarations of the members by name. The key '' has the declaration of the symbol itself. */
function readMembers(declaration: ts.Declaration): Record<string, string> {
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    const head = [
      ...(hasFlag(declaration, ts.ModifierFlags.Abstract) ? ['abstract'] : []),
      ts.isClassDeclaration(declaration) ? 'class' : 'interface',
      `${declaration.name?.text}${toTypeParametersText(declaration.typeParameters)}`,
      ...(declaration.heritageClauses ?? []).map(printNormalized),
    ];
    return {'': head.join(' '), ...readStructureMembers(declaration.members)};
  }
  if (ts.isEnumDeclaration(declaration)) {
    const values = declaration.members.map(({name, initializer}) => {
      const text = (name as ts.Identifier | ts.StringLiteral).text;
      return [text, initializer ? `${text} = ${printNormalized(initializer)}` : text];
    });
    return {'': `enum ${declaration.name.text}`, ...Object.fromEntries(values)};
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const {name, typeParameters, type} = declaration;
    return {'': `type ${name.text}${toTypeParametersText(typeParameters)} = ${printNormalized(type)}`};
  }
  const text = printNormalized(declaration);
  return {
    '': ts.isFunctionDeclaration(declaration) ? text.replace(/^.*?(?=function )/, '') : `const ${text}`,
  };
}

const toTypeParametersText = (parameters: readonly ts.Node[] | undefined): string =>
  parameters?.length ? `<${parameters.map(printNormalized).join(', ')}>` : '';

function readStructureMembers(nodes: readonly (ts.ClassElement | ts.TypeElement)[]): Record<string, string> {
  const members = new Map<string, string[]>();
  for (const node of nodes) {
    const name = readName(node);
    if (name === undefined || hasFlag(node, ts.ModifierFlags.Private)) continue;
    const key = hasFlag(node, ts.ModifierFlags.Static) ? `static ${name}` : name;
    const text = printNormalized(node);
    const texts = members.get(key) ?? [];
    if (!texts.includes(text)) members.set(key, [...texts, text]);
  }
  return Object.fromEntries([...members].map(([key, texts]) => [key, texts.join('\n')]));
}

function readName(node: ts.ClassElement | ts.TypeElement): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const {name} = node;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

const hasFlag = (node: ts.Declaration, flag: ts.ModifierFlags): boolean =>
  (ts.getCombinedModifierFlags(node) & flag) !== 0;

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
