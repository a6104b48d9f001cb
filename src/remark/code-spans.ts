import {nearest} from '../lib/nearest';
import type {SymbolEntry, SymbolTable} from '../lib/symbols';

/** What a code span means: an address in the reference, a mistake, or (undefined) nothing of the toolkit's. */
export type Meaning = {url: string; isMember: boolean} | {mistake: string} | undefined;

// `Name`, `Outer.Name`, `Name.member`, `Name#member`, each with `new` before or `(…)` behind it. The name begins
// with a capital: `widget.show()` says nothing about its class.
const SPAN = /^(?:new )?([A-Z]\w*(?:[.#]\w+)*)(?:\([^()]*\))?$/;

/** Looks like a class of Qt's; `QT_…` variables and macros do not. */
const QT_NAME = /^Q[A-Z]+[a-z]\w*$/;

/**
 * Says what a code span of a page means.
 *
 * It counts when its whole text is a path as above and the path begins with a symbol of the toolkit. A path
 * that begins with a symbol but goes on to no member of it is a mistake, and so is a name that looks like
 * Qt's and is neither a symbol nor in `cppNames`. Everything else is none of the toolkit's business.
 */
export function meaningOf(text: string, symbols: SymbolTable, cppNames: Set<string>): Meaning {
  const path = SPAN.exec(text)?.[1];
  if (!path) return undefined;
  const whole = entry(symbols, path);
  if (whole) return {url: whole.url, isMember: false};
  const split = Math.max(path.lastIndexOf('.'), path.lastIndexOf('#'));
  const [owner, member] = split < 0 ? [path, ''] : [path.slice(0, split), path.slice(split + 1)];
  const symbol = entry(symbols, owner);
  if (symbol) {
    const address = Object.hasOwn(symbol.members, member) ? symbol.members[member] : undefined;
    if (address) return {url: address.startsWith('/') ? address : `${symbol.url}#${address}`, isMember: true};
    return {
      mistake: `"${text}": ${owner} has no member ${member}${near(member, Object.keys(symbol.members))}`,
    };
  }
  const [first = ''] = path.split(/[.#]/);
  if (!QT_NAME.test(first) || cppNames.has(first) || entry(symbols, first)) return undefined;
  return {mistake: `"${text}": the toolkit has no ${first}${near(first, Object.keys(symbols))}`};
}

const entry = (symbols: SymbolTable, name: string): SymbolEntry | undefined =>
  Object.hasOwn(symbols, name) ? symbols[name] : undefined;

function near(name: string, candidates: string[]): string {
  const names = nearest(name, candidates);
  return names.length > 0 ? ` (nearest: ${names.join(', ')}).` : '.';
}
