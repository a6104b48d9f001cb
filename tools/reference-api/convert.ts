import path from 'node:path';
import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import type {ApiSymbol, Member, Signature, Structure} from '../../src/plugins/api-reference/declarations';
import {convertParameters, type ResolveId, toAliasText, toTypeParametersText, toTypeText} from './type-text';

/**
 * Converts TypeDoc's reflections into declarations.
 * @param exported the reflections that the entry point exports
 * @param toPackagePath returns the path of a file relative to the package, with slashes
 */
export function convertProject(
  project: ProjectReflection,
  exported: Set<DeclarationReflection>,
  toPackagePath: (file: string) => string,
): ApiSymbol[] {
  const getFile = (reflection: DeclarationReflection) =>
    toPackagePath(findSource(reflection)?.fullFileName ?? '');
  const reflections = (project.children ?? [])
    // `Record` and similar types are part of TypeScript's own library.
    .filter((reflection) => !getFile(reflection).startsWith('..'))
    .sort((a, b) => Number(exported.has(b)) - Number(exported.has(a)) || compare(getFile(a), getFile(b)));

  const ids = new Map<unknown, string>();
  const usedIds = new Set<string>();
  for (const reflection of reflections) {
    const moduleName = path.basename(getFile(reflection), '.d.ts');
    const id = usedIds.has(reflection.name) ? `${moduleName}.${reflection.name}` : reflection.name;
    if (usedIds.has(id)) {
      throw new Error(`${getFile(reflection)} declares a second "${id}": no unique name is left for it`);
    }
    usedIds.add(id);
    ids.set(reflection, id);
  }
  const resolve: ResolveId = (target) => ids.get(target);
  const symbols = reflections.map((reflection) => {
    const {name} = reflection;
    const commonFields = {
      id: resolve(reflection) ?? name,
      name,
      file: getFile(reflection),
      exported: exported.has(reflection),
    };
    return convertSymbol(reflection, commonFields, resolve);
  });
  return assignUndeclaredSignals(symbols).sort((a, b) => compare(a.id, b.id));
}

type CommonFields = Pick<ApiSymbol, 'id' | 'name' | 'file' | 'exported'>;

function convertSymbol(
  reflection: DeclarationReflection,
  commonFields: CommonFields,
  resolve: ResolveId,
): ApiSymbol {
  const typeParameters = toTypeParametersText(reflection.typeParameters, resolve);
  switch (reflection.kind) {
    case ReflectionKind.Class:
    case ReflectionKind.Interface:
      return {...commonFields, ...convertStructure(reflection, resolve), typeParameters};
    case ReflectionKind.Enum:
      return {
        ...commonFields,
        kind: 'enum',
        values: sortBySourceOrder(reflection).map((value) => ({
          name: value.name,
          value: value.type?.type === 'literal' ? (value.type.value as number | string) : '',
        })),
      };
    case ReflectionKind.TypeAlias:
      return {...commonFields, kind: 'alias', typeParameters, type: toAliasText(reflection, resolve)};
    case ReflectionKind.Variable:
      return {...commonFields, kind: 'constant', typeParameters, type: toTypeText(reflection.type, resolve)};
    case ReflectionKind.Function:
      return {...commonFields, kind: 'function', signatures: convertSignatures(reflection, resolve)};
    default:
      throw new Error(
        `${commonFields.file}: "${commonFields.name}" is a ${ReflectionKind[reflection.kind]}, which has no kind of page`,
      );
  }
}

function convertStructure(
  reflection: DeclarationReflection,
  resolve: ResolveId,
): Omit<Structure, keyof CommonFields | 'typeParameters'> {
  const base = reflection.extendedTypes?.[0];
  const baseId = resolve(resolveAliases(base));
  const isClass = reflection.kind === ReflectionKind.Class;
  const signals = isClass ? resolve(findSignals(reflection)) : undefined;
  return {
    kind: isClass ? 'class' : 'interface',
    abstract: reflection.flags.isAbstract || undefined,
    ...(baseId ? {extends: baseId} : {}),
    ...(base ? {extendsType: toTypeText(base, resolve)} : {}),
    ...(signals ? {signals} : {}),
    members: sortBySourceOrder(reflection)
      // TypeDoc adds a default constructor to classes without one. It has no source, so its position is 0.
      .filter((member) => !member.inheritedFrom && findPosition(member) > 0)
      .map((member) => convertMember(member, resolve)),
  };
}

function convertMember(reflection: DeclarationReflection, resolve: ResolveId): Member {
  const {isStatic, isAbstract, isReadonly, isOptional} = reflection.flags;
  const signatures = reflection.signatures
    ? convertSignatures(reflection, resolve)
    : convertFunctionType(reflection.type, resolve);
  return {
    name: reflection.name,
    kind: getMemberKind(reflection),
    static: isStatic || undefined,
    abstract: isAbstract || undefined,
    readonly: isReadonly || undefined,
    optional: isOptional || undefined,
    signatures,
    type: reflection.type ? toTypeText(reflection.type, resolve) : [],
  };
}

function getMemberKind(reflection: DeclarationReflection): Member['kind'] {
  if (reflection.kindOf(ReflectionKind.Constructor)) return 'constructor';
  return reflection.kindOf(ReflectionKind.Method) ? 'method' : 'property';
}

/**
 * Finds the interface with the signals of a class. The type parameter of the class names it, or the type argument for its
 * base class. Otherwise the class has the signals of its base class.
 */
function findSignals(reflection: DeclarationReflection): Reflection | undefined {
  const parameter = reflection.typeParameters?.[0];
  const base = reflection.extendedTypes?.[0];
  const argument = base?.type === 'reference' ? base.typeArguments?.[0] : undefined;
  const namedType = resolveAliases(parameter ? (parameter.default ?? parameter.type) : argument);
  if (namedType?.kindOf(ReflectionKind.Interface)) return namedType;
  const parent = resolveAliases(base);
  return parent?.isDeclaration() ? findSignals(parent) : undefined;
}

/** Resolves a type to the class or interface that it names, through any number of aliases. */
function resolveAliases(type: SomeType | undefined): Reflection | undefined {
  const target = type?.type === 'reference' ? type.reflection : undefined;
  return target?.isDeclaration() && target.kindOf(ReflectionKind.TypeAlias)
    ? resolveAliases(target.type)
    : target;
}

const convertSignatures = ({signatures = []}: DeclarationReflection, resolve: ResolveId): Signature[] =>
  signatures.map((signature) => convertSignature(signature, resolve));

function convertFunctionType(type: SomeType | undefined, resolve: ResolveId): Signature[] {
  const call = type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;
  return call ? [convertSignature(call, resolve)] : [];
}

function convertSignature(signature: SignatureReflection, resolve: ResolveId): Signature {
  // TypeDoc repeats the type parameters of the class on its constructors, where TypeScript doesn't allow them.
  const isConstructor = signature.kindOf(ReflectionKind.ConstructorSignature);
  return {
    typeParameters: isConstructor ? [] : toTypeParametersText(signature.typeParameters, resolve),
    parameters: convertParameters(signature, resolve),
    returns: toTypeText(signature.type, resolve),
  };
}

/** Sorts members as the source declares them, because that keeps related ones together. TypeDoc sorts them by name. */
function sortBySourceOrder(reflection: DeclarationReflection): DeclarationReflection[] {
  return [...(reflection.children ?? [])].sort((a, b) => findPosition(a) - findPosition(b));
}

/** More characters than a line of the declarations has, so that positions can be compared as numbers. */
const MAX_LINE_LENGTH = 1000;

/** Returns the place of a declaration. That of a function is the place of its first signature. */
const findSource = ({sources, signatures}: DeclarationReflection) =>
  (sources ?? signatures?.[0]?.sources)?.[0];

/** Returns the position of a declaration as a number for sorting, or 0 if it has no source. */
function findPosition(reflection: DeclarationReflection): number {
  const source = findSource(reflection);
  return source ? source.line * MAX_LINE_LENGTH + source.character : 0;
}

/** Assigns signals by name to classes that don't declare them. For example, `QButtonGroupSignals` belongs to QButtonGroup. */
function assignUndeclaredSignals(symbols: ApiSymbol[]): ApiSymbol[] {
  const declaredSignals = new Set(symbols.map((symbol) => symbol.kind === 'class' && symbol.signals));
  const undeclaredSignals = new Set(
    symbols.filter(({id, kind}) => kind === 'interface' && !declaredSignals.has(id)).map(({id}) => id),
  );
  return symbols.map((symbol) => {
    const signals = `${symbol.id}Signals`;
    return symbol.kind === 'class' && undeclaredSignals.has(signals)
      ? {...symbol, signals, signalsUndeclared: true}
      : symbol;
  });
}

/** Compares two texts by their characters, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
