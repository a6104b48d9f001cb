/** The changes of the toolkit's declarations between two releases. */

import {getOwn} from './get-own';
import {listNames, type SymbolDeclarations} from './history';

/** Matches abstract classes that 0.52 merged with their subclasses. For example, `NodeWidget` became part of `QWidget`. */
const MERGED_CLASSES =
  /\bNode(DateTimeEdit|Dialog|Frame|HeaderView|Layout|ListView|Object|TableView|TextEdit|Widget)\b/g;

/** Returns the name that a class has had since 0.52, or undefined if its name stayed the same. */
export function findSuccessor(id: string): string | undefined {
  const name = id.replace(MERGED_CLASSES, 'Q$1');
  return name === id ? undefined : name;
}

/** The declarations of a symbol or member in two releases. `before` is undefined if it's new, `after` if it was removed. */
export interface Change {
  before?: string;
  after?: string;
}

export type ChangeKind = 'added' | 'removed' | 'changed';

export interface SymbolChanges extends Change {
  id: string;
  /** `added` or `removed` if that happened to the whole symbol, else `changed`. */
  kind: ChangeKind;
  /** The members that changed, by name. Empty if the whole symbol was added or removed. */
  members: [name: string, change: Change][];
}

/**
 * Returns the changes between two releases, by symbol. A member that moved into a base class isn't a change, because
 * programs can use it as before.
 */
export function findChanges(before: SymbolDeclarations, after: SymbolDeclarations): SymbolChanges[] {
  return listNames(before, after).flatMap((id): SymbolChanges[] => {
    const membersBefore = getOwn(before, id);
    const membersAfter = getOwn(after, id);
    if (membersBefore === membersAfter) return [];
    if (!membersBefore) return [{id, kind: 'added', after: membersAfter?.[''], members: []}];
    if (!membersAfter) return [{id, kind: 'removed', before: membersBefore[''], members: []}];
    const members = listNames(membersBefore, membersAfter).flatMap((name): SymbolChanges['members'] => {
      const change = {before: findDeclaration(before, id, name), after: findDeclaration(after, id, name)};
      return name === '' || isSame(change) ? [] : [[name, change]];
    });
    const head = {before: membersBefore[''], after: membersAfter['']};
    if (members.length === 0 && isSame(head)) return [];
    return [{id, kind: 'changed', ...(isSame(head) ? {} : head), members}];
  });
}

/** The entries of one symbol in a list of additions, removals or changes. */
export interface ChangeGroup {
  id: string;
  /** The declarations of the symbol, if the symbol itself is in the list. */
  symbol?: Change;
  /** The members that are in the list. */
  members: SymbolChanges['members'];
}

/** Splits changes into lists of additions, removals and changes. A new member of an old class is an addition. */
export function groupChanges(changes: readonly SymbolChanges[]): Record<ChangeKind, ChangeGroup[]> {
  const listGroups = (changeKind: ChangeKind) =>
    changes.flatMap(({id, kind, before, after, members}): ChangeGroup[] => {
      const hasSymbol = kind === changeKind && (before ?? after) !== undefined;
      const group: ChangeGroup = {
        id,
        ...(hasSymbol && {symbol: {before, after}}),
        members: members.filter(([, change]) => getChangeKind(change) === changeKind),
      };
      return hasSymbol || group.members.length > 0 ? [group] : [];
    });
  return {added: listGroups('added'), removed: listGroups('removed'), changed: listGroups('changed')};
}

export function getChangeKind({before, after}: Change): ChangeKind {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

/** Counts the symbols and members in a list. */
export const countChanges = (groups: readonly ChangeGroup[]): number =>
  groups.reduce((count, {symbol, members}) => count + (symbol ? 1 : 0) + members.length, 0);

/** Returns true if two declarations only differ in the names of renamed classes. */
export const isSame = ({before, after}: Change): boolean =>
  before === after ||
  (before !== undefined && after !== undefined && toCurrentNames(before) === toCurrentNames(after));

/** Returns a declaration with today's names of classes, so that a renamed class doesn't count as a change. */
const toCurrentNames = (text: string): string =>
  text.replace(MERGED_CLASSES, 'Q$1').replace(/\b(Q\w+)<any>/g, '$1');

/** Returns the declaration of a member, which the symbol declares itself or inherits. */
export function findDeclaration(
  declared: SymbolDeclarations,
  id: string | undefined,
  name: string,
): string | undefined {
  if (id === undefined) return undefined;
  const members = getOwn(declared, id);
  return getOwn(members, name) ?? findDeclaration(declared, readBaseName(members?.[''] ?? ''), name);
}

/** Returns the name of the class that a declaration extends, or of the type that a plain alias stands for. */
function readBaseName(declaration: string): string | undefined {
  let text = declaration;
  // Type arguments can be nested, so each pass removes the innermost ones.
  while (/<[^<>]*>/.test(text)) text = text.replace(/<[^<>]*>/g, '');
  const match = / extends (\w+)/.exec(text) ?? /^type \w+ = (\w+)$/.exec(text);
  return match?.[1];
}
