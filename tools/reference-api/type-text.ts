import {
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import type {Parameter, TypeText} from '../../src/plugins/api-reference/declarations';
import {join, parameterText} from '../../src/plugins/api-reference/signature';
import {flags} from './flags';

/** Gives the id of the symbol that a type's reference points at, or nothing for one outside of the toolkit. */
export type Resolve = (target: unknown) => string | undefined;

/**
 * The text of a type with its names kept apart.
 * @param within what surrounds it: unions and functions take brackets inside an array or a union
 */
export function typeText(
  type: SomeType | undefined,
  resolve: Resolve,
  within: 'array' | 'union' | '' = '',
): TypeText {
  if (!type) return [{name: 'any'}];
  switch (type.type) {
    case 'intrinsic':
      return [{name: type.name}];
    case 'literal':
      return type.value === null ? [{name: 'null'}] : [type.toString()];
    case 'reference': {
      const to = resolve(type.reflection);
      const parts = (type.typeArguments ?? []).map((argument) => typeText(argument, resolve));
      const name = {name: type.name, ...(to ? {to} : {})};
      return parts.length > 0 ? [name, '<', ...join(parts, ', '), '>'] : [name];
    }
    case 'array':
      return [...typeText(type.elementType, resolve, 'array'), '[]'];
    case 'union': {
      const text = join(
        type.types.map((one) => typeText(one, resolve, 'union')),
        ' | ',
      );
      return within === 'array' ? ['(', ...text, ')'] : text;
    }
    case 'typeOperator':
      return [`${type.operator} `, ...typeText(type.target, resolve, 'array')];
    case 'indexedAccess':
      return [...typeText(type.objectType, resolve, 'array'), '[', ...typeText(type.indexType, resolve), ']'];
    case 'predicate':
      return [`${type.name} is `, ...typeText(type.targetType, resolve)];
    case 'tuple':
      return [
        '[',
        ...join(
          type.elements.map((one) => typeText(one as SomeType, resolve)),
          ', ',
        ),
        ']',
      ];
    case 'reflection': {
      const text = objectText(type.declaration, resolve);
      return within && type.declaration.signatures ? ['(', ...text, ')'] : text;
    }
    default:
      return [type.toString()];
  }
}

/** Returns the type that an alias stands for. TypeDoc keeps the fields of an object type on the alias itself. */
export const aliasText = (alias: DeclarationReflection, resolve: Resolve): TypeText =>
  alias.type ? typeText(alias.type, resolve) : objectText(alias, resolve);

/** Returns a function type, `(yes: boolean) => void`, a constructor type, `new () => A`, or an object type, `{x: number}`. */
function objectText(declaration: DeclarationReflection, resolve: Resolve): TypeText {
  const signature = declaration.signatures?.[0];
  if (signature) {
    const parameters = parametersOf(signature, resolve).map(parameterText);
    const start = signature.kindOf(ReflectionKind.ConstructorSignature) ? 'new (' : '(';
    return [start, ...join(parameters, ', '), ') => ', ...typeText(signature.type, resolve)];
  }
  const fields = (declaration.children ?? []).map((field) => [
    `${field.name}${field.flags.isOptional ? '?' : ''}: `,
    ...typeText(field.type, resolve),
  ]);
  const indexes = (declaration.indexSignatures ?? []).map((index) => {
    const key = index.parameters?.[0];
    return [`[${key?.name}: `, ...typeText(key?.type, resolve), ']: ', ...typeText(index.type, resolve)];
  });
  return ['{', ...join([...fields, ...indexes], '; '), '}'];
}

export function parametersOf(signature: SignatureReflection, resolve: Resolve): Parameter[] {
  return (signature.parameters ?? []).map((parameter) => ({
    name: parameter.name,
    type: typeText(parameter.type, resolve),
    ...flags({
      optional: parameter.flags.isOptional || parameter.defaultValue !== undefined,
      rest: parameter.flags.isRest,
    }),
  }));
}

/** `<Signals extends QWidgetSignals = QWidgetSignals>`, or nothing. */
export function typeParametersText(
  parameters: TypeParameterReflection[] | undefined,
  resolve: Resolve,
): TypeText {
  if (!parameters?.length) return [];
  const texts = parameters.map((parameter) => {
    return [
      parameter.name,
      ...(parameter.type ? [' extends ', ...typeText(parameter.type, resolve)] : []),
      ...(parameter.default ? [' = ', ...typeText(parameter.default, resolve)] : []),
    ];
  });
  return ['<', ...join(texts, ', '), '>'];
}
