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
import {flags} from './flags';
import {aliasText, parametersOf, type Resolve, typeParametersText, typeText} from './type-text';

/**
 * Converts TypeDoc's reflections into declarations.
 * @param exported the reflections that the entry point exports
 * @param relative makes an absolute file name relative to the package
 */
export function convertProject(
  project: ProjectReflection,
  exported: Set<DeclarationReflection>,
  relative: (file: string) => string,
): ApiSymbol[] {
  const fileOf = (reflection: Reflection) => relative(sourceOf(reflection)).split(path.sep).join('/');
  const declared = (project.children ?? [])
    // `Record` and the like come from the language's own library.
    .filter((reflection) => !fileOf(reflection).startsWith('..'))
    .sort((a, b) => Number(exported.has(b)) - Number(exported.has(a)) || compare(fileOf(a), fileOf(b)));

  const ids = new Map<Reflection, string>();
  const taken = new Set<string>();
  for (const reflection of declared) {
    const owner = path.basename(fileOf(reflection), '.d.ts');
    const id = taken.has(reflection.name) ? `${owner}.${reflection.name}` : reflection.name;
    if (taken.has(id))
      throw new Error(`${fileOf(reflection)} declares a second "${id}": no unique name is left for it`);
    taken.add(id);
    ids.set(reflection, id);
  }
  const resolve: Resolve = (target) => ids.get(target as Reflection);
  const symbols = declared.map((reflection) =>
    convertSymbol(
      reflection,
      {
        id: ids.get(reflection) ?? reflection.name,
        name: reflection.name,
        file: fileOf(reflection),
        exported: exported.has(reflection),
      },
      resolve,
    ),
  );
  return nameUnclaimedSignals(symbols).sort((a, b) => compare(a.id, b.id));
}

type Common = Pick<ApiSymbol, 'id' | 'name' | 'file' | 'exported'>;

function convertSymbol(reflection: DeclarationReflection, common: Common, resolve: Resolve): ApiSymbol {
  const typeParameters = typeParametersText(reflection.typeParameters, resolve);
  switch (reflection.kind) {
    case ReflectionKind.Class:
    case ReflectionKind.Interface:
      return {...common, ...structure(reflection, resolve), typeParameters};
    case ReflectionKind.Enum:
      return {
        ...common,
        kind: 'enum',
        values: inSourceOrder(reflection).map((value) => ({
          name: value.name,
          value: value.type?.type === 'literal' ? (value.type.value as number | string) : '',
        })),
      };
    case ReflectionKind.TypeAlias:
      return {...common, kind: 'alias', typeParameters, type: aliasText(reflection, resolve)};
    case ReflectionKind.Variable:
      return {...common, kind: 'constant', typeParameters, type: typeText(reflection.type, resolve)};
    case ReflectionKind.Function:
      return {...common, kind: 'function', signatures: signatures(reflection, resolve)};
    default:
      throw new Error(
        `${common.file}: "${common.name}" is a ${ReflectionKind[reflection.kind]}, which has no kind of page`,
      );
  }
}

function structure(
  reflection: DeclarationReflection,
  resolve: Resolve,
): Omit<Structure, keyof Common | 'typeParameters'> {
  const base = reflection.extendedTypes?.[0];
  const extended = resolve(throughAliases(base));
  const isClass = reflection.kind === ReflectionKind.Class;
  const signals = isClass ? resolve(signalsOf(reflection)) : undefined;
  return {
    kind: isClass ? 'class' : 'interface',
    ...flags({abstract: reflection.flags.isAbstract}),
    ...(extended ? {extends: extended} : {}),
    extendsText: base ? typeText(base, resolve) : [],
    ...(signals ? {signals} : {}),
    members: inSourceOrder(reflection)
      // TypeDoc adds the constructor that a class without one has all the same; it has no source.
      .filter((member) => !member.inheritedFrom && lineOf(member) > 0)
      .map((member) => convertMember(member, resolve)),
  };
}

function convertMember(reflection: DeclarationReflection, resolve: Resolve): Member {
  const {isStatic, isAbstract, isReadonly, isOptional} = reflection.flags;
  const calls = reflection.signatures
    ? signatures(reflection, resolve)
    : functionType(reflection.type, resolve);
  return {
    name: reflection.name,
    kind: reflection.kindOf(ReflectionKind.Constructor)
      ? 'constructor'
      : reflection.kindOf(ReflectionKind.Method)
        ? 'method'
        : 'property',
    ...flags({static: isStatic, abstract: isAbstract, readonly: isReadonly, optional: isOptional}),
    signatures: calls,
    type: reflection.type ? typeText(reflection.type, resolve) : [],
  };
}

/** Finds the signals of a class, which it names as its own type parameter, or in what it hands to its base; else its base does. */
function signalsOf(reflection: DeclarationReflection): Reflection | undefined {
  const own = reflection.typeParameters?.[0];
  const base = reflection.extendedTypes?.[0];
  const argument = base?.type === 'reference' ? base.typeArguments?.[0] : undefined;
  const named = throughAliases(own ? (own.default ?? own.type) : argument);
  if (named?.kindOf(ReflectionKind.Interface)) return named;
  const parent = throughAliases(base);
  return parent?.isDeclaration() ? signalsOf(parent) : undefined;
}

/** The class or interface that a type names, through any number of aliases. */
function throughAliases(type: SomeType | undefined): Reflection | undefined {
  const target = type?.type === 'reference' ? type.reflection : undefined;
  return target?.isDeclaration() && target.kindOf(ReflectionKind.TypeAlias)
    ? throughAliases(target.type)
    : target;
}

function signatures(reflection: DeclarationReflection, resolve: Resolve): Signature[] {
  return (reflection.signatures ?? []).map((signature) => convertSignature(signature, resolve));
}

function functionType(type: SomeType | undefined, resolve: Resolve): Signature[] {
  const call = type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;
  return call ? [convertSignature(call, resolve)] : [];
}

function convertSignature(signature: SignatureReflection, resolve: Resolve): Signature {
  // TypeDoc repeats the class's own type parameters on its constructors; they cannot be written there.
  const isConstructor = signature.kindOf(ReflectionKind.ConstructorSignature);
  return {
    typeParameters: isConstructor ? [] : typeParametersText(signature.typeParameters, resolve),
    parameters: parametersOf(signature, resolve),
    returns: typeText(signature.type, resolve),
  };
}

/** TypeDoc sorts members; the declarations' own order keeps related ones together. */
function inSourceOrder(reflection: DeclarationReflection): DeclarationReflection[] {
  return [...(reflection.children ?? [])].sort((a, b) => lineOf(a) - lineOf(b));
}

function lineOf(reflection: DeclarationReflection): number {
  const source = reflection.sources?.[0] ?? reflection.signatures?.[0]?.sources?.[0];
  return source ? source.line * 1000 + source.character : 0;
}

function sourceOf(reflection: Reflection): string {
  const own = reflection.isDeclaration()
    ? (reflection.sources ?? reflection.signatures?.[0]?.sources)
    : undefined;
  return own?.[0]?.fullFileName ?? '';
}

/** Some classes don't name their signals in what they extend: `QButtonGroupSignals` belongs to QButtonGroup anyway. */
function nameUnclaimedSignals(symbols: ApiSymbol[]): ApiSymbol[] {
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
