import type {Parameter, TypeText} from './declarations';

/** Returns a parameter as it is written in a signature, such as `row?: number`. */
export function formatParameter({name, type, optional, rest}: Parameter): TypeText {
  return [`${rest ? '...' : ''}${name}${optional ? '?' : ''}: `, ...type];
}

/** Joins several type texts, with `separator` between them. */
export function joinTypeTexts(texts: TypeText[], separator: string): TypeText {
  return texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

/** Returns a type's text without its links. */
export const toPlainText = (type: TypeText): string =>
  type.map((part) => (typeof part === 'string' ? part : part.name)).join('');
