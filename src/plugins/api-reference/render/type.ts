import type {Alias, FunctionSymbol, Member, Signature, TypePart, TypeText} from '../declarations';
import type {Model} from '../model';
import {urlOf} from '../routes';
import {join, parameterText} from '../signature';
import {type Inline, link, text} from './nodes';

const MDN = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects';

/** Where the language's own types are described. What every program is full of, such as `number`, needs no link. */
const BUILT_IN: Record<string, string> = {
  symbol: `${MDN}/Symbol`,
  bigint: `${MDN}/BigInt`,
  object: `${MDN}/Object`,
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

/** What each overload of a member adds to its name; a constructor is called by the name of its class. */
export function memberSignatures(member: Member, owner: string, model: Model): Inline[] {
  if (member.kind === 'property') {
    return [typeInline([`${member.optional ? '?' : ''}: `, ...member.type], model)];
  }
  const isConstructor = member.kind === 'constructor';
  return member.signatures.map((signature) =>
    typeInline([...(isConstructor ? [`new ${owner}`] : []), ...callText(signature, !isConstructor)], model),
  );
}

/** What each overload of a function, or a constant or alias, adds to its name. */
export function globalSignatures(symbol: Alias | FunctionSymbol, model: Model): Inline[] {
  if (symbol.kind === 'function') return symbol.signatures.map((one) => typeInline(callText(one), model));
  return [
    typeInline(
      symbol.kind === 'constant' ? [': ', ...symbol.type] : [...symbol.typeParameters, ' = ', ...symbol.type],
      model,
    ),
  ];
}
