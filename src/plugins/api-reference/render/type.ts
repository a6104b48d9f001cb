import {getOwn} from '../../../lib/get-own';
import type {Alias, FunctionSymbol, Member, TypePart, TypeText} from '../declarations';
import type {Model} from '../model';
import {getSymbolUrl} from '../routes';
import {toCallText, toPlainText} from '../signature';
import {type Inline, link, text} from './nodes';

const MDN = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects';

/** URLs of the documentation of built-in types. Types that everybody knows, such as `number`, get no link. */
const BUILT_IN_TYPES: Record<string, string> = {
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

/** Renders a type with a link on every name that has a page. */
export const renderType = (type: TypeText, model: Model): Inline =>
  type.map((part) => {
    const url = findPartUrl(part, model);
    const name = toPlainText([part]);
    return url ? link(url, name) : text(name);
  });

function findPartUrl(part: TypePart, model: Model): string | undefined {
  if (typeof part === 'string') return undefined;
  const symbol = part.to === undefined ? undefined : model.find(part.to);
  if (symbol) return getSymbolUrl(symbol);
  return getOwn(BUILT_IN_TYPES, part.name);
}

/** Renders the part of each overload after the member's name. The signatures of a constructor begin with `new` and the class. */
export function renderMemberSignatures(member: Member, owner: string, model: Model): Inline[] {
  if (member.kind === 'property') {
    return [renderType([`${member.optional ? '?' : ''}: `, ...member.type], model)];
  }
  const isConstructor = member.kind === 'constructor';
  return member.signatures.map((signature) =>
    renderType([...(isConstructor ? [`new ${owner}`] : []), ...toCallText(signature, !isConstructor)], model),
  );
}

/** Renders the part of each overload after a function's name, the type of a constant or the definition of an alias. */
export function renderGlobalSignatures(symbol: Alias | FunctionSymbol, model: Model): Inline[] {
  if (symbol.kind === 'function')
    return symbol.signatures.map((signature) => renderType(toCallText(signature), model));
  return [
    renderType(
      symbol.kind === 'constant' ? [': ', ...symbol.type] : [...symbol.typeParameters, ' = ', ...symbol.type],
      model,
    ),
  ];
}
