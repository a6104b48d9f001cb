import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {packageDir} from '../paths';

export interface MethodDeclaration {
  readonly name: string;
  readonly static: boolean;
  readonly abstract: boolean;
  /** True if it needs no argument and returns a value. */
  readonly readable: boolean;
  /** The enum that it returns, or undefined. */
  readonly enum: SymbolReference | undefined;
}

export interface SymbolReference {
  readonly name: string;
  readonly module: string;
}

export interface ClassDeclaration {
  readonly name: string;
  /** The JavaScript file that defines it, relative to the package. */
  readonly module: string;
  readonly abstract: boolean;
  readonly base: string | undefined;
  /** Its own public methods. */
  readonly methods: readonly MethodDeclaration[];
  /** Names of everything else that it declares. */
  readonly others: readonly string[];
}

export interface EnumDeclaration {
  readonly name: string;
  readonly module: string;
  readonly members: Readonly<Record<string, string | number>>;
}

export interface Declarations {
  readonly classes: readonly ClassDeclaration[];
  readonly enums: readonly EnumDeclaration[];
}

function toModule(file: string): string {
  return path.relative(packageDir, file).replace(/\.d\.ts$/, '.js');
}

/** Returns the enum of a type, which may also be null, or undefined for other types. */
function findEnum(type: ts.Type, checker: ts.TypeChecker): SymbolReference | undefined {
  const {flags, symbol} = checker.getNonNullableType(type);
  const declaration = flags & ts.TypeFlags.EnumLike ? symbol.declarations?.[0] : undefined;
  return declaration && {name: symbol.name, module: toModule(declaration.getSourceFile().fileName)};
}

function isPublic(node: ts.Declaration): boolean {
  return !(ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));
}

function readMethod(node: ts.MethodDeclaration, checker: ts.TypeChecker): MethodDeclaration {
  const signature = checker.getSignatureFromDeclaration(node);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  const unreadable = ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Never;
  return {
    name: node.name.getText(),
    static: Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static),
    abstract: Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract),
    readable: node.parameters.length === 0 && type !== undefined && !(type.flags & unreadable),
    enum: type && findEnum(type, checker),
  };
}

function readClass(node: ts.ClassDeclaration, module: string, checker: ts.TypeChecker): ClassDeclaration {
  const extended = node.heritageClauses?.find((clause) => clause.token === ts.SyntaxKind.ExtendsKeyword);
  const methods = new Map<string, MethodDeclaration>();
  const others: string[] = [];
  for (const member of node.members) {
    if (!ts.isMethodDeclaration(member) || !isPublic(member)) {
      others.push(member.name?.getText() ?? 'constructor');
      continue;
    }
    const method = readMethod(member, checker);
    const overload = methods.get(method.name);
    methods.set(
      method.name,
      overload ? {...overload, readable: overload.readable || method.readable} : method,
    );
  }
  return {
    name: node.name?.text ?? '',
    module,
    abstract: Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract),
    base: extended?.types[0]?.expression.getText(),
    methods: [...methods.values()],
    others,
  };
}

function readEnum(node: ts.EnumDeclaration, module: string, checker: ts.TypeChecker): EnumDeclaration {
  const members = node.members.map((member) => [
    ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
    checker.getConstantValue(member) ?? Number.NaN,
  ]);
  return {name: node.name.text, module, members: Object.fromEntries(members)};
}

/** Returns true for exported declarations. A few enums are only declared for one module. */
function isExported(node: ts.Declaration): boolean {
  return Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export);
}

/** Reads every class and enum that a module of the package exports, sorted by name. */
export function readDeclarations(): Declarations {
  const lib = path.join(packageDir, 'dist/lib');
  const files = globSync('**/*.d.ts', {cwd: lib, absolute: true}).sort();
  const program = ts.createProgram(files, {skipLibCheck: true, types: ['node'], strict: true});
  const checker = program.getTypeChecker();
  const classes: ClassDeclaration[] = [];
  const enums: EnumDeclaration[] = [];
  for (const file of files) {
    const module = toModule(file);
    for (const node of program.getSourceFile(file)?.statements ?? []) {
      if (ts.isClassDeclaration(node) && isExported(node)) classes.push(readClass(node, module, checker));
      if (ts.isEnumDeclaration(node) && isExported(node)) enums.push(readEnum(node, module, checker));
    }
  }
  const byName = (a: {name: string}, b: {name: string}) => (a.name < b.name ? -1 : 1);
  return {classes: classes.sort(byName), enums: enums.sort(byName)};
}
