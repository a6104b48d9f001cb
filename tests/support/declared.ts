import path from 'node:path';
import ts from 'typescript';

/** A declaration of the pinned package. The tests read it with the compiler, so that they don't depend on the plugin. */
export interface Declared {
  kind: 'class' | 'enum' | 'interface';
  name: string;
  /** Names of the public members that it declares itself, including the constructor, or of an enum's values. Each name once. */
  members: string[];
}

const ROOT = path.resolve('node_modules/@nodegui/nodegui');

/** Returns every class, enum and interface in the declaration files that the package's entry point imports. */
export function readDeclaredSymbols(): Declared[] {
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
    .flatMap(({statements}) => statements.flatMap((statement) => readDeclared(statement) ?? []));
}

function readDeclared(statement: ts.Statement): Declared | undefined {
  if (ts.isClassDeclaration(statement)) return createDeclared('class', statement.name, statement.members);
  if (ts.isEnumDeclaration(statement)) return createDeclared('enum', statement.name, statement.members);
  if (ts.isInterfaceDeclaration(statement))
    return createDeclared('interface', statement.name, statement.members);
  return undefined;
}

type MemberNode = ts.ClassElement | ts.EnumMember | ts.TypeElement;

function createDeclared(
  kind: Declared['kind'],
  name: ts.Identifier | undefined,
  members: Iterable<MemberNode>,
): Declared {
  const names = [...members].filter(isPublic).map(readName);
  return {kind, name: name?.text ?? '', members: [...new Set(names)]};
}

function isPublic(member: MemberNode): boolean {
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  return !modifiers.some(({kind}) => kind === ts.SyntaxKind.PrivateKeyword);
}

function readName(member: MemberNode): string {
  if (ts.isConstructorDeclaration(member)) return 'constructor';
  const {name} = member;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}
