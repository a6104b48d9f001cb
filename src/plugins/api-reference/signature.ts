import type {Parameter, Signature, TypeText} from './declarations';

/** Returns a parameter as it is written in a signature, such as `row?: number`. */
export function formatParameter({name, type, optional, rest}: Parameter): TypeText {
  return [`${rest ? '...' : ''}${name}${optional ? '?' : ''}: `, ...type];
}

/** Joins several type texts, with `separator` between them. */
export function joinTypeTexts(texts: TypeText[], separator: string): TypeText {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

/** Returns the parameters and the return type of a signature, such as `(row: number, column?: number): void`. */
export function toCallText({typeParameters, parameters, returns}: Signature, withReturn = true): TypeText {
  return [
    ...typeParameters,
    '(',
    ...joinTypeTexts(parameters.map(formatParameter), ', '),
    ')',
    ...(withReturn ? [': ', ...returns] : []),
  ];
}

/** Returns a type's text without its links. */
export const toPlainText = (type: TypeText): string =>
  type.map((part) => (typeof part === 'string' ? part : part.name)).join('');
