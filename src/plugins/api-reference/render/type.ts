import {ASIDE} from '../../../lib/reference';
import type {Member, Signature, TypePart, TypeText} from '../declarations';
import type {Model} from '../model';
import {urlOf} from '../routes';
import {join, parameterText} from '../signature';
import {element, type Inline, link, paragraph, text} from './md';

const MDN = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects';

/** Where the language's own types are described. `void`, `any` and `unknown` are TypeScript's and need no link. */
const BUILT_IN: Record<string, string> = {
  string: `${MDN}/String`,
  number: `${MDN}/Number`,
  boolean: `${MDN}/Boolean`,
  symbol: `${MDN}/Symbol`,
  bigint: `${MDN}/BigInt`,
  object: `${MDN}/Object`,
  undefined: `${MDN}/undefined`,
  null: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Operators/null',
  Promise: `${MDN}/Promise`,
  Date: `${MDN}/Date`,
  Map: `${MDN}/Map`,
  Set: `${MDN}/Set`,
  ArrayBuffer: `${MDN}/ArrayBuffer`,
  Uint8Array: `${MDN}/Uint8Array`,
  Function: `${MDN}/Function`,
  Buffer: 'https://nodejs.org/api/buffer.html',
};

/** A type with a link on every name that has a page. */
export function typeInline(type: TypeText, model: Model): Inline {
  const inline: Inline = [];
  let plain = '';
  const flush = () => {
    if (plain) inline.push(text(plain));
    plain = '';
  };
  for (const part of type) {
    const url = urlOfPart(part, model);
    if (!url) {
      plain += typeof part === 'string' ? part : part.name;
      continue;
    }
    flush();
    inline.push(link(url, typeof part === 'string' ? part : part.name));
  }
  flush();
  return inline;
}

function urlOfPart(part: TypePart, model: Model): string | undefined {
  if (typeof part === 'string') return undefined;
  const symbol = part.to === undefined ? undefined : model.find(part.to);
  if (symbol) return urlOf(symbol);
  return Object.hasOwn(BUILT_IN, part.name) ? BUILT_IN[part.name] : undefined;
}

/** `(row: number, column?: number): void`, and without the brackets for a property. */
export function callText({typeParameters, parameters, returns}: Signature, withReturn = true): TypeText {
  return [
    ...typeParameters,
    '(',
    ...join(parameters.map(parameterText), ', '),
    ')',
    ...(withReturn ? [': ', ...returns] : []),
  ];
}

/** One line of code per overload of a member, in a box of its own. */
export function signatureLines(member: Member, owner: string, model: Model) {
  return lines(memberTexts(member, owner), model);
}

/** Lines of code with links, each in a box of its own. */
export const lines = (texts: TypeText[], model: Model) =>
  texts.map((line) => paragraph(element('code', {className: ASIDE.signature}, ...typeInline(line, model))));

function memberTexts(member: Member, owner: string): TypeText[] {
  const prefix = [member.static && 'static ', member.abstract && 'abstract ', member.readonly && 'readonly ']
    .filter(Boolean)
    .join('');
  if (member.kind === 'property') {
    return [[`${prefix}${member.name}${member.optional ? '?' : ''}: `, ...member.type]];
  }
  const isConstructor = member.kind === 'constructor';
  const name = isConstructor ? `new ${owner}` : `${prefix}${member.name}`;
  return member.signatures.map((signature) => [name, ...callText(signature, !isConstructor)]);
}
