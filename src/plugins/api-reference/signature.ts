import type {Parameter, TypeText} from './declarations';

/** `row?: number`, as it stands between the brackets of a signature. */
export function parameterText({name, type, optional, rest}: Parameter): TypeText {
  return [`${rest ? '...' : ''}${name}${optional ? '?' : ''}: `, ...type];
}

/** One text from several, with `separator` between them. */
export function join(texts: TypeText[], separator: string): TypeText {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

/** A type's text without its links. */
export const textOf = (type: TypeText): string =>
  type.map((part) => (typeof part === 'string' ? part : part.name)).join('');
