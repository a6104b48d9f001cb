import path from 'node:path';
import ts from 'typescript';

/** A declaration of the pinned package. The tests read it with the compiler, so that they don't depend on the plugin. */
export interface Declared {
  kind: 'class' | 'enum' | 'interface';
  name: string;
  /** Names of its own public members, constructor included; of an enum's values. No name twice. */
  members: string[];
}

const ROOT = path.resolve('node_modules/@nodegui/nodegui');

/** Returns every class, enum and interface in the declaration files that the package's entry point imports. */
export function declaredSymbols(): Declared[] {
  const program = ts.createProgram([path.join(ROOT, 'dist/index.d.ts')], {
    noResolve: false,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  });
  return program
    .getSourceFiles()
    .filter(({fileName}) => fileName.startsWith(path.join(ROOT, 'dist')))
    .flatMap(({statements}) => statements.flatMap((statement) => declared(statement) ?? []));
}

function declared(statement: ts.Statement): Declared | undefined {
  if (ts.isClassDeclaration(statement)) return named('class', statement.name, statement.members);
  if (ts.isEnumDeclaration(statement)) return named('enum', statement.name, statement.members);
  if (ts.isInterfaceDeclaration(statement)) return named('interface', statement.name, statement.members);
  return undefined;
}

type MemberNode = ts.ClassElement | ts.EnumMember | ts.TypeElement;

function named(
  kind: Declared['kind'],
  name: ts.Identifier | undefined,
  members: Iterable<MemberNode>,
): Declared {
  const names = [...members].filter(isPublic).map(nameOf);
  return {kind, name: name?.text ?? '', members: [...new Set(names)]};
}

function isPublic(member: MemberNode): boolean {
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  return !modifiers.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);
}

function nameOf(member: MemberNode): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  const {name} = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
