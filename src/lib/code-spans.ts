import cppNames from './cpp-names.json';
import {getOwn} from './get-own';
import {formatNearest} from './nearest';
import type {SymbolEntry, SymbolTable} from './reference';

/** Names of Qt that only exist in C++. */
const CPP_NAMES = new Set(cppNames);

/** The symbol or member that a code span names, or a mistake in it. Undefined if it names nothing of the toolkit. */
export type CodeSpanTarget = {url: string; isMember: boolean} | {mistake: string} | undefined;

/**
 * Matches `Name`, `Outer.Name`, `Name.member` and `Name#member`, with an optional `new` before and `(…)` after it. The name
 * begins with a capital letter, because `widget` in `widget.show()` doesn't tell which class it belongs to.
 */
const CODE_SPAN = /^(?:new )?([A-Z]\w*(?:[.#]\w+)*)(?:\([^()]*\))?$/;

/** Matches a member of the only instance of a class, such as `QApplication.instance().quit()`. */
const INSTANCE_MEMBER = /^([A-Z]\w*)\.instance\(\)\.(\w+)(?:\([^()]*\))?$/;

/** Matches names like those of Qt's classes, but not variables and macros such as `QT_…`. */
const QT_NAME = /^Q[A-Z]+[a-z]\w*$/;

/**
 * Finds the symbol or member that a code span names. The whole text has to match one of the patterns above.
 *
 * These are mistakes:
 * - a member that the symbol doesn't have
 * - a value of an enum that the package doesn't export
 * - a static method that is called on an instance, or the other way round
 * - a name like those of Qt that is neither a symbol nor in `cpp-names.json`
 */
export function resolveCodeSpan(text: string, symbols: SymbolTable): CodeSpanTarget {
  const [, className = '', instanceMember = ''] = INSTANCE_MEMBER.exec(text) ?? [];
  const singleton = getOwn(symbols, className);
  if (singleton?.statics.includes('instance')) {
    if (singleton.statics.includes(instanceMember)) {
      return {mistake: `"${text}": ${instanceMember} is static, write ${className}.${instanceMember}().`};
    }
    return resolveMember({text, owner: className, member: instanceMember, symbol: singleton});
  }
  const path = CODE_SPAN.exec(text)?.[1];
  if (!path) return undefined;
  const symbolOfPath = getOwn(symbols, path);
  if (symbolOfPath) return {url: symbolOfPath.url, isMember: false};
  const split = Math.max(path.lastIndexOf('.'), path.lastIndexOf('#'));
  const [owner, member] = split < 0 ? [path, ''] : [path.slice(0, split), path.slice(split + 1)];
  const symbol = getOwn(symbols, owner);
  if (symbol) {
    const span = {text, owner, member, symbol};
    const mistake = findMemberMistake(span);
    return mistake === undefined ? resolveMember(span) : {mistake};
  }
  const [first = ''] = path.split(/[.#]/);
  if (!QT_NAME.test(first) || CPP_NAMES.has(first) || getOwn(symbols, first)) return undefined;
  return {mistake: `"${text}": the toolkit has no ${first}.${formatNearest(first, Object.keys(symbols))}`};
}

/** A code span that names a member. */
interface MemberSpan {
  text: string;
  /** The name of the symbol in the span. */
  owner: string;
  member: string;
  symbol: SymbolEntry;
}

/**
 * Returns the message about a value of an unexported enum, or about a static method that is called on an instance or the
 * other way round. Returns undefined otherwise.
 */
function findMemberMistake({text, owner, member, symbol}: MemberSpan): string | undefined {
  if (symbol.kind === 'enum' && !symbol.exported) {
    return `"${text}": the package does not export ${owner}, so name the value in words.`;
  }
  const isStatic = symbol.statics.includes(member);
  if (symbol.statics.includes('instance') && !isStatic && text.endsWith(')')) {
    return `"${text}": ${member} is not static, write ${owner}.instance().${member}().`;
  }
  if (isStatic && text.includes(`#${member}`)) {
    return `"${text}": ${member} is static, write ${owner}.${member}().`;
  }
  return undefined;
}

/** Returns the URL of a member, or a mistake if the symbol doesn't have it. */
function resolveMember({text, owner, member, symbol}: MemberSpan): CodeSpanTarget {
  const address = getOwn(symbol.members, member);
  if (address) return {url: address.startsWith('/') ? address : `${symbol.url}#${address}`, isMember: true};
  return {
    mistake: `"${text}": ${owner} has no member ${member}.${formatNearest(member, Object.keys(symbol.members))}`,
  };
}
