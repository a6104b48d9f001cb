import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {convertSymbol, type Declared, type Found, isHidden, type Names} from './convert';
import type {ApiSymbol, Declarations} from './declarations';

/**
 * What a package declares: what its entry point exports, and what that names. Names are looked up by the compiler,
 * which checks no types: that makes it fast.
 * @param packageDir folder of the package, with its `package.json`
 * @throws when the package has no declarations, or exports something of a kind that no page shows
 */
export function readDeclarations(packageDir: string): Declarations {
  const root = fs.realpathSync(packageDir);
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const program = ts.createProgram({
    rootNames: [path.resolve(root, manifest.types ?? manifest.typings)],
    options: OPTIONS,
  });
  const checker = program.getTypeChecker();
  const targetOf = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const symbolOf = (name: ts.Node) => {
    const symbol = checker.getSymbolAtLocation(name);
    return symbol && targetOf(symbol);
  };

  const found = new Map<ts.Symbol, Found>();
  const add = (symbol: ts.Symbol, exportedAs?: string): void => {
    if (found.has(symbol)) return;
    const declarations = (symbol.declarations ?? []).filter(isDeclared);
    const first = symbol.declarations?.[0];
    const file = first && path.relative(root, first.getSourceFile().fileName).split(path.sep).join('/');
    // `Buffer` and the like are somebody else's.
    if (!file || /^(\.\.|node_modules)\//.test(file)) return;
    const name = exportedAs ?? symbol.name;
    if (declarations.length === 0) {
      if (exportedAs) throw new Error(`${file}: "${name}" has no kind of page`);
      return;
    }
    found.set(symbol, {id: name, name, file, exported: exportedAs !== undefined, declarations});
  };
  for (const symbol of exportsOf(program, checker)) add(targetOf(symbol), symbol.name);
  // What is found is looked through in its turn: the map grows on the way.
  for (const {declarations} of found.values()) {
    for (const name of declarations.flatMap(namesIn)) {
      const symbol = symbolOf(name);
      if (symbol) add(symbol);
    }
  }

  const sorted = [...found.values()].sort(
    (a, b) => Number(b.exported) - Number(a.exported) || compare(a.file, b.file),
  );
  giveIds(sorted);
  const names: Names = {
    find: (name) => {
      const symbol = symbolOf(name);
      return symbol && found.get(symbol);
    },
    valueOf: (member) => checker.getConstantValue(member),
  };
  const symbols = sorted.map((one) => convertSymbol(one, names));
  return {
    version: manifest.version,
    symbols: nameUnclaimedSignals(symbols).sort((a, b) => compare(a.id, b.id)),
  };
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** @throws when the entry point is not there, or exports nothing */
function exportsOf(program: ts.Program, checker: ts.TypeChecker): ts.Symbol[] {
  const [entry = ''] = program.getRootFileNames();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} declares nothing. Is the package installed whole?`);
  return checker.getExportsOfModule(module);
}

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node);

/** The names of types that a declaration uses where others can see it. */
function namesIn(declaration: ts.Node): ts.Node[] {
  const names: ts.Node[] = [];
  const look = (node: ts.Node): void => {
    if (isHidden(node)) return;
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) names.push(node.expression);
    if (ts.isTypeQueryNode(node)) names.push(node.exprName);
    ts.forEachChild(node, look);
  };
  look(declaration);
  return names;
}

/** Of two symbols of one name the exported one keeps it; the other is named after its file. */
function giveIds(found: readonly Found[]): void {
  const taken = new Set<string>();
  for (const one of found) {
    if (taken.has(one.name)) one.id = `${path.basename(one.file, '.d.ts')}.${one.name}`;
    if (taken.has(one.id))
      throw new Error(`${one.file} declares a second "${one.id}": no unique name is left for it`);
    taken.add(one.id);
  }
}

/** Some classes forget to name their signals in what they extend: `QButtonGroupSignals` is QButtonGroup's all the same. */
export function nameUnclaimedSignals(symbols: ApiSymbol[]): ApiSymbol[] {
  const claimed = new Set(symbols.map((symbol) => symbol.kind === 'class' && symbol.signals));
  const free = new Set(
    symbols.filter(({id, kind}) => kind === 'interface' && !claimed.has(id)).map(({id}) => id),
  );
  return symbols.map((symbol) => {
    const signals = `${symbol.id}Signals`;
    return symbol.kind === 'class' && free.has(signals)
      ? {...symbol, signals, signalsUndeclared: true}
      : symbol;
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
