import ts from 'typescript';
import {commentOf} from './comments';
import type {ApiSymbol, Member, Signature, Structure, TypeText} from './declarations';
import {join} from './signature';
import {parametersOf, type Resolve, typeParametersText, typeText} from './type-text';

/** A declaration that gets a page, or a place on the page of globals. */
export type Declared =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.EnumDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration
  | ts.FunctionDeclaration;

/** A symbol of the toolkit. */
export interface Found extends Pick<ApiSymbol, 'id' | 'name' | 'file' | 'exported'> {
  /** Several for a function with overloads. */
  declarations: readonly Declared[];
}

/** What the compiler knows. */
export interface Names {
  /** What a name in a type stands for, if it is the toolkit's. */
  find(name: ts.Node): Found | undefined;
  valueOf(member: ts.EnumMember): string | number | undefined;
}

export function convertSymbol({declarations, ...common}: Found, names: Names): ApiSymbol {
  const [declaration] = declarations;
  if (!declaration) throw new Error(`${common.file}: "${common.name}" has no declaration`);
  const resolve: Resolve = (name) => names.find(name)?.id;
  if (ts.isFunctionDeclaration(declaration)) {
    const overloads = declarations.filter(ts.isFunctionDeclaration);
    return {...common, kind: 'function', signatures: signaturesOf(overloads, resolve)};
  }
  const commented = {...common, ...commentOf(declaration)};
  if (ts.isEnumDeclaration(declaration)) {
    const values = declaration.members.map((member) => ({
      name: nameOf(member),
      value: names.valueOf(member) ?? '',
      ...commentOf(member),
    }));
    return {...commented, kind: 'enum', values};
  }
  if (ts.isVariableDeclaration(declaration))
    return {...commented, kind: 'constant', typeParameters: [], type: typeText(declaration.type, resolve)};
  const typeParameters = typeParametersText(declaration.typeParameters, resolve);
  return ts.isTypeAliasDeclaration(declaration)
    ? {...commented, kind: 'alias', typeParameters, type: typeText(declaration.type, resolve)}
    : {...commented, ...structureOf(declaration, names), typeParameters};
}

type StructureDeclaration = ts.ClassDeclaration | ts.InterfaceDeclaration;

const isStructure = (node: ts.Node | undefined): node is StructureDeclaration =>
  node !== undefined && (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node));

function structureOf(
  declaration: StructureDeclaration,
  names: Names,
): Pick<Structure, 'kind' | 'abstract' | 'extends' | 'extendsText' | 'signals' | 'members'> {
  const resolve: Resolve = (name) => names.find(name)?.id;
  const base = baseOf(declaration);
  const extended = structureNamed(base, names);
  const isClass = ts.isClassDeclaration(declaration);
  const signals = isClass ? signalsOf(declaration, names) : undefined;
  return {
    kind: isClass ? 'class' : 'interface',
    abstract: isMarked(declaration, ts.ModifierFlags.Abstract),
    ...(extended ? {extends: extended.id} : {}),
    extendsText: base ? typeText(base, resolve) : [],
    ...(signals ? {signals} : {}),
    members: membersOf(declaration).map((overloads) => convertMember(overloads, declaration, resolve)),
  };
}

const baseOf = ({heritageClauses}: StructureDeclaration): ts.ExpressionWithTypeArguments | undefined =>
  heritageClauses?.find(({token}) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];

/** The class or interface that a type names, through any number of aliases. */
function structureNamed(
  type: ts.TypeNode | undefined,
  names: Names,
): {id: string; declaration: StructureDeclaration} | undefined {
  const name = type && nameIn(type);
  const found = name && names.find(name);
  const declaration = found?.declarations[0];
  if (declaration && ts.isTypeAliasDeclaration(declaration)) return structureNamed(declaration.type, names);
  return found && isStructure(declaration) ? {id: found.id, declaration} : undefined;
}

/** The name of a type that is one, with or without arguments: `QWidget<Signals>`. */
function nameIn(type: ts.TypeNode): ts.Node | undefined {
  if (ts.isTypeReferenceNode(type)) return type.typeName;
  return ts.isExpressionWithTypeArguments(type) ? type.expression : undefined;
}

/** A class names its signals as its own type parameter, or in what it hands to its base; else its base does. */
function signalsOf(declaration: StructureDeclaration, names: Names): string | undefined {
  const own = declaration.typeParameters?.[0];
  const base = baseOf(declaration);
  const named = structureNamed(own ? (own.default ?? own.constraint) : base?.typeArguments?.[0], names);
  if (named && ts.isInterfaceDeclaration(named.declaration)) return named.id;
  const parent = structureNamed(base, names);
  return parent && signalsOf(parent.declaration, names);
}

type MemberDeclaration =
  | ts.ConstructorDeclaration
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.PropertyDeclaration
  | ts.PropertySignature
  | ts.AccessorDeclaration;

/** What others can reach, in the order of the declarations; the overloads of a method are together. */
function membersOf({members}: StructureDeclaration): MemberDeclaration[][] {
  const groups = new Map<string, MemberDeclaration[]>();
  for (const member of members) {
    if (!isMember(member) || isHidden(member)) continue;
    const key = `${isMarked(member, ts.ModifierFlags.Static)} ${nameOf(member)}`;
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  return [...groups.values()];
}

const isMember = (node: ts.Node): node is MemberDeclaration =>
  ts.isConstructorDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isAccessor(node);

/** Declared for the compiler alone. */
export const isHidden = (node: ts.Node): boolean =>
  ts.isClassElement(node) &&
  (isMarked(node, ts.ModifierFlags.Private) ||
    (node.name !== undefined && ts.isPrivateIdentifier(node.name)));

function convertMember(
  overloads: readonly MemberDeclaration[],
  owner: StructureDeclaration,
  resolve: Resolve,
): Member {
  const [member] = overloads as [MemberDeclaration];
  const isConstructor = ts.isConstructorDeclaration(member);
  const type = isCallable(member) ? undefined : typeOf(member);
  const signatures =
    type && ts.isFunctionTypeNode(type)
      ? [signatureOf(type, resolve)]
      : signaturesOf(overloads.filter(isCallable), resolve);
  const {comment} = overloads.map(commentOf).find((one) => one.comment) ?? {};
  return {
    name: nameOf(member),
    kind: isConstructor ? 'constructor' : isCallable(member) ? 'method' : 'property',
    static: isMarked(member, ts.ModifierFlags.Static),
    abstract: isMarked(member, ts.ModifierFlags.Abstract),
    readonly: isMarked(member, ts.ModifierFlags.Readonly),
    optional: 'questionToken' in member && member.questionToken !== undefined,
    signatures: isConstructor
      ? signatures.map((signature) => ({...signature, returns: instanceOf(owner, resolve)}))
      : signatures,
    type: type ? typeText(type, resolve) : [],
    ...(comment?.summary || comment?.returns ? {comment: {...comment, params: {}}} : {}),
  };
}

const isCallable = (
  node: MemberDeclaration,
): node is ts.ConstructorDeclaration | ts.MethodDeclaration | ts.MethodSignature =>
  ts.isConstructorDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node);

const typeOf = (member: ts.PropertyDeclaration | ts.PropertySignature | ts.AccessorDeclaration) =>
  ts.isSetAccessor(member) ? member.parameters[0]?.type : member.type;

const signaturesOf = (calls: readonly ts.SignatureDeclaration[], resolve: Resolve): Signature[] =>
  calls.map((call) => signatureOf(call, resolve));

const signatureOf = (call: ts.SignatureDeclaration, resolve: Resolve): Signature => ({
  typeParameters: typeParametersText(call.typeParameters, resolve),
  parameters: parametersOf(call, resolve),
  returns: typeText(call.type, resolve),
  ...commentOf(call),
});

/** What a constructor makes: the class with its own type parameters. */
function instanceOf({name, typeParameters}: StructureDeclaration, resolve: Resolve): TypeText {
  if (!name) return [];
  const to = resolve(name);
  const parameters = (typeParameters ?? []).map((parameter): TypeText => [{name: parameter.name.text}]);
  return [
    {name: name.text, ...(to ? {to} : {})},
    ...(parameters.length > 0 ? ['<', ...join(parameters, ', '), '>'] : []),
  ];
}

const isMarked = (node: ts.Declaration, flag: ts.ModifierFlags): boolean =>
  (ts.getCombinedModifierFlags(node) & flag) !== 0;

/** Name of a member, without the quotes that it may be written in. */
const nameOf = (member: MemberDeclaration | ts.EnumMember): string =>
  ts.isConstructorDeclaration(member)
    ? 'constructor'
    : ts.isStringLiteral(member.name)
      ? member.name.text
      : member.name.getText();
