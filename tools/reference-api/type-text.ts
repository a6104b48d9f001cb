import {
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import type {Parameter, TypeText} from '../../src/plugins/api-reference/declarations';
import {formatParameter, joinTypeTexts} from '../../src/plugins/api-reference/signature';

/** Returns the id of the symbol that a type refers to, or undefined if it isn't one of the toolkit. */
export type ResolveId = (target: unknown) => string | undefined;

/**
 * Returns the text of a type as a list of strings and names, so that names can become links.
 * @param parent the type around it: unions and functions need brackets in an array or union
 */
export function toTypeText(
  type: SomeType | undefined,
  resolve: ResolveId,
  parent: 'array' | 'union' | '' = '',
): TypeText {
  if (!type) return [{name: 'any'}];
  switch (type.type) {
    case 'intrinsic':
      return [{name: type.name}];
    case 'literal':
      return type.value === null ? [{name: 'null'}] : [type.toString()];
    case 'reference': {
      const to = resolve(type.reflection);
      const argumentTexts = (type.typeArguments ?? []).map((argument) => toTypeText(argument, resolve));
      const name = {name: type.name, ...(to ? {to} : {})};
      return argumentTexts.length > 0 ? [name, '<', ...joinTypeTexts(argumentTexts, ', '), '>'] : [name];
    }
    case 'array':
      return [...toTypeText(type.elementType, resolve, 'array'), '[]'];
    case 'union': {
      const text = joinTypeTexts(
        type.types.map((memberType) => toTypeText(memberType, resolve, 'union')),
        ' | ',
      );
      return parent === 'array' ? ['(', ...text, ')'] : text;
    }
    case 'typeOperator':
      return [`${type.operator} `, ...toTypeText(type.target, resolve, 'array')];
    case 'indexedAccess':
      return [
        ...toTypeText(type.objectType, resolve, 'array'),
        '[',
        ...toTypeText(type.indexType, resolve),
        ']',
      ];
    case 'predicate':
      return [`${type.name} is `, ...toTypeText(type.targetType, resolve)];
    case 'tuple':
      return [
        '[',
        ...joinTypeTexts(
          type.elements.map((element) => toTypeText(element as SomeType, resolve)),
          ', ',
        ),
        ']',
      ];
    case 'reflection': {
      const text = toObjectText(type.declaration, resolve);
      return parent && type.declaration.signatures ? ['(', ...text, ')'] : text;
    }
    default:
      return [type.toString()];
  }
}

/** Returns the type that an alias stands for. TypeDoc keeps the fields of an object type on the alias itself. */
export const toAliasText = (alias: DeclarationReflection, resolve: ResolveId): TypeText =>
  alias.type ? toTypeText(alias.type, resolve) : toObjectText(alias, resolve);

/** Returns a function type, `(yes: boolean) => void`, a constructor type, `new () => A`, or an object type, `{x: number}`. */
function toObjectText(declaration: DeclarationReflection, resolve: ResolveId): TypeText {
  const signature = declaration.signatures?.[0];
  if (signature) {
    const parameters = convertParameters(signature, resolve).map(formatParameter);
    const start = signature.kindOf(ReflectionKind.ConstructorSignature) ? 'new (' : '(';
    return [start, ...joinTypeTexts(parameters, ', '), ') => ', ...toTypeText(signature.type, resolve)];
  }
  const fields = (declaration.children ?? []).map((field) => [
    `${field.name}${field.flags.isOptional ? '?' : ''}: `,
    ...toTypeText(field.type, resolve),
  ]);
  const indexes = (declaration.indexSignatures ?? []).map((index) => {
    const key = index.parameters?.[0];
    return [`[${key?.name}: `, ...toTypeText(key?.type, resolve), ']: ', ...toTypeText(index.type, resolve)];
  });
  return ['{', ...joinTypeTexts([...fields, ...indexes], '; '), '}'];
}

/** Returns the parameters of a signature. One with a default value is optional. */
export function convertParameters(signature: SignatureReflection, resolve: ResolveId): Parameter[] {
  return (signature.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    type: toTypeText(parameter.type, resolve),
    optional: parameter.flags.isOptional || parameter.defaultValue !== undefined || undefined,
    rest: parameter.flags.isRest || undefined,
  }));
}

/** Returns type parameters, for example `<Signals extends QWidgetSignals = QWidgetSignals>`, or an empty list. */
export function toTypeParametersText(
  parameters: TypeParameterReflection[] | undefined,
  resolve: ResolveId,
): TypeText {
  if (!parameters?.length) return [];
  const texts = parameters.map((parameter) => {
    return [
      parameter.name,
      ...(parameter.type ? [' extends ', ...toTypeText(parameter.type, resolve)] : []),
      ...(parameter.default ? [' = ', ...toTypeText(parameter.default, resolve)] : []),
    ];
  });
  return ['<', ...joinTypeTexts(texts, ', '), '>'];
}
