import {findNearest} from '../lib/nearest';
import type {SymbolEntry, SymbolTable} from '../lib/reference';

/** The address in the reference that a code span names, or a mistake; undefined if it doesn't name anything of the toolkit. */
export type CodeSpanTarget = {url: string; isMember: boolean} | {mistake: string} | undefined;

// `Name`, `Outer.Name`, `Name.member`, `Name#member`, each with `new` before or `(…)` behind it. The name begins
// with a capital: `widget.show()` says nothing about its class.
const SPAN = /^(?:new )?([A-Z]\w*(?:[.#]\w+)*)(?:\([^()]*\))?$/;

/** Matches a member of the only instance of a class: `QApplication.instance().quit()`. */
const OF_THE_INSTANCE = /^([A-Z]\w*)\.instance\(\)\.(\w+)(?:\([^()]*\))?$/;

/** Matches names like those of Qt's classes, but not variables and macros such as `QT_…`. */
const QT_NAME = /^Q[A-Z]+[a-z]\w*$/;

/**
 * Finds the symbol or member that a code span names. The whole text has to be a path as above that begins with a symbol.
 *
 * These are mistakes:
 * - a symbol with a member that it doesn't have
 * - a value of an enum that the package doesn't export
 * - a call that would fail, because the method is static or isn't
 * - a name like those of Qt that is neither a symbol nor in `cppNames`
 */
export function resolveCodeSpan(text: string, symbols: SymbolTable, cppNames: Set<string>): CodeSpanTarget {
  const [, single = '', called = ''] = OF_THE_INSTANCE.exec(text) ?? [];
  const owned = findSymbol(symbols, single);
  if (owned?.statics.includes('instance')) {
    if (owned.statics.includes(called)) {
      return {mistake: `"${text}": ${called} is static, write ${single}.${called}().`};
    }
    return resolveMember(single, called, owned, text);
  }
  const path = SPAN.exec(text)?.[1];
  if (!path) return undefined;
  const symbolOfPath = findSymbol(symbols, path);
  if (symbolOfPath) return {url: symbolOfPath.url, isMember: false};
  const split = Math.max(path.lastIndexOf('.'), path.lastIndexOf('#'));
  const [owner, member] = split < 0 ? [path, ''] : [path.slice(0, split), path.slice(split + 1)];
  const symbol = findSymbol(symbols, owner);
  if (symbol) {
    if (symbol.kind === 'enum' && !symbol.exported) {
      return {mistake: `"${text}": the package does not export ${owner}, so name the value in words.`};
    }
    const isStatic = symbol.statics.includes(member);
    if (symbol.statics.includes('instance') && !isStatic && text.endsWith(')')) {
      return {mistake: `"${text}": ${member} is not static, write ${owner}.instance().${member}().`};
    }
    if (isStatic && path[split] === '#') {
      return {mistake: `"${text}": ${member} is static, write ${owner}.${member}().`};
    }
    return resolveMember(owner, member, symbol, text);
  }
  const [first = ''] = path.split(/[.#]/);
  if (!QT_NAME.test(first) || cppNames.has(first) || findSymbol(symbols, first)) return undefined;
  return {mistake: `"${text}": the toolkit has no ${first}${formatNearest(first, Object.keys(symbols))}`};
}

function resolveMember(owner: string, member: string, symbol: SymbolEntry, text: string): CodeSpanTarget {
  const address = Object.hasOwn(symbol.members, member) ? symbol.members[member] : undefined;
  if (address) return {url: address.startsWith('/') ? address : `${symbol.url}#${address}`, isMember: true};
  return {
    mistake: `"${text}": ${owner} has no member ${member}${formatNearest(member, Object.keys(symbol.members))}`,
  };
}

const findSymbol = (symbols: SymbolTable, name: string): SymbolEntry | undefined =>
  Object.hasOwn(symbols, name) ? symbols[name] : undefined;

function formatNearest(name: string, candidates: string[]): string {
  const names = findNearest(name, candidates);
  return names.length > 0 ? ` (nearest: ${names.join(', ')}).` : '.';
}
