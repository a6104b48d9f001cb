/**
 * The history of the toolkit, which is what each tagged release of its repository declares. It's stored as the differences
 * between consecutive releases, so that a new release adds one file and changes no other. The tool that writes these files,
 * the generated pages and the browser share this module, so it doesn't use the disk.
 */

import {getOwn} from './get-own';

/** The versions that a release needs, as its package names them. */
export interface RuntimeVersions {
  /** Version of Node.js that can install it. */
  node?: string;
  qode?: string;
  qt?: string;
}

/** Name of a member (`static name` for a static one) → its declaration. The empty name stands for the symbol itself. */
export type MemberDeclarations = Record<string, string>;
/** Id of a symbol → the declarations of the symbol and its members. */
export type SymbolDeclarations = Record<string, MemberDeclarations>;

export interface Release {
  version: string;
  runsOn: RuntimeVersions;
  declared: SymbolDeclarations;
}

/** The changes of a release. `null` means that something was removed. */
export interface ReleaseDiff {
  version: string;
  runsOn: RuntimeVersions;
  declares: Record<string, Record<string, string | null> | null>;
}

/** The oldest release that the guide "Upgrade" covers. Pages name no release for symbols that it already has. */
export const OLDEST_COVERED_MINOR = '0.30';

/** Matches abstract classes that 0.52 merged with their subclasses. For example, `NodeWidget` became part of `QWidget`. */
const MERGED_CLASSES =
  /\bNode(DateTimeEdit|Dialog|Frame|HeaderView|Layout|ListView|Object|TableView|TextEdit|Widget)\b/g;

/** Returns the name that a class has had since 0.52, or undefined if its name stayed the same. */
export function findSuccessor(id: string): string | undefined {
  const name = id.replace(MERGED_CLASSES, 'Q$1');
  return name === id ? undefined : name;
}

/** Returns the minor version of a version, such as `0.57` for `0.57.3`. */
export const toMinorVersion = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Compares two versions for sorting. Versions with a pre-release part aren't supported. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  return [0, 1, 2].reduce((order, part) => order || (left?.[part] ?? 0) - (right?.[part] ?? 0), 0);
}

/** Returns the last release of each minor version, in order. */
export const findLastOfMinors = (releases: Release[]): Release[] =>
  releases.filter(({version}, index) => {
    const next = releases[index + 1];
    return !next || toMinorVersion(next.version) !== toMinorVersion(version);
  });

/** Returns the property names of two objects, sorted, so that their order doesn't depend on the input. */
const listNames = (one: object = {}, other: object = {}): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();

/** Returns the changes of a release since the one before. Without an older release, everything is new. */
export function createReleaseDiff(
  before: Release | undefined,
  {version, runsOn, declared}: Release,
): ReleaseDiff {
  const declares: ReleaseDiff['declares'] = {};
  for (const id of listNames(before?.declared, declared)) {
    const membersBefore = getOwn(before?.declared, id);
    const membersAfter = getOwn(declared, id);
    if (!membersAfter) {
      declares[id] = null;
      continue;
    }
    const changed: Record<string, string | null> = {};
    for (const name of listNames(membersBefore, membersAfter)) {
      const text = getOwn(membersAfter, name) ?? null;
      if ((getOwn(membersBefore, name) ?? null) !== text) changed[name] = text;
    }
    if (Object.keys(changed).length > 0) declares[id] = changed;
  }
  return {version, runsOn, declares};
}

/**
 * Creates the full declarations of each release from the differences. Consecutive releases share the objects of symbols
 * that stayed the same.
 */
export function createReleases(diffs: ReleaseDiff[]): Release[] {
  let declared: SymbolDeclarations = {};
  return [...diffs]
    .sort((a, b) => compareVersions(a.version, b.version))
    .map(({version, runsOn, declares}) => {
      declared = {...declared};
      for (const [id, changed] of Object.entries(declares)) {
        if (changed) declared[id] = updateMembers(getOwn(declared, id), changed);
        else delete declared[id];
      }
      return {version, runsOn, declared};
    });
}

const updateMembers = (
  members: MemberDeclarations | undefined,
  changed: Record<string, string | null>,
): MemberDeclarations =>
  Object.fromEntries(
    Object.entries({...members, ...changed}).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
  );

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
const isSame = ({before, after}: Change): boolean =>
  before === after ||
  (before !== undefined && after !== undefined && toCurrentNames(before) === toCurrentNames(after));

/** Returns a declaration with today's names of classes, so that a renamed class doesn't count as a change. */
const toCurrentNames = (text: string): string =>
  text.replace(MERGED_CLASSES, 'Q$1').replace(/\b(Q\w+)<any>/g, '$1');

/** Returns the declaration of a member, which the symbol declares itself or inherits. */
function findDeclaration(
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

/** The releases in which a symbol or member was added, was missing again, or changed. */
export interface Timeline {
  /** The first release that had it, such as `0.41` or `0.37.1`. Undefined if the oldest covered release had it. */
  since?: string;
  /** The ranges of later releases that lacked it, oldest first. */
  missing: {first: string; last: string}[];
  /** The changes of its declaration since the oldest covered release, oldest first. */
  changed: {release: string; before: string; after: string}[];
}

/** Returns `0.57` for `0.57.0`, and a patch release as it is. */
const formatVersion = (version: string): string => version.replace(/\.0$/, '');

/**
 * Returns the first and the last release of a range. If the range consists of complete minor releases, the versions have no
 * patch number.
 * @param next the release after the range
 */
function formatRange(range: Release[], next: Release): {first: string; last: string} {
  const first = range[0]?.version ?? '';
  const last = range.at(-1)?.version ?? '';
  const isComplete = first.endsWith('.0') && toMinorVersion(next.version) !== toMinorVersion(last);
  return isComplete ? {first: toMinorVersion(first), last: toMinorVersion(last)} : {first, last};
}

/**
 * Creates a history, which finds the releases that added or changed a declaration.
 *
 * @param releases all releases, oldest first
 */
export function createHistory(releases: Release[]) {
  const oldestIndex = releases.findLastIndex(
    ({version}) => compareVersions(toMinorVersion(version), OLDEST_COVERED_MINOR) <= 0,
  );
  const coveredReleases = releases.slice(Math.max(oldestIndex, 0));
  return {
    releases,
    /**
     * Returns the timeline of a symbol or member.
     * @param name the name of the member. Without a name, the timeline is about the symbol, and changes of its
     *   declaration aren't part of it.
     */
    findTimeline(id: string, name?: string): Timeline {
      const timeline: Timeline = {missing: [], changed: []};
      let before: string | undefined;
      let lastIndex = -1;
      for (const [index, release] of coveredReleases.entries()) {
        const {version, declared} = release;
        const after = name === undefined ? getOwn(declared, id) && '' : findDeclaration(declared, id, name);
        if (after === undefined) continue;
        if (before === undefined) {
          if (index > 0) timeline.since = formatVersion(version);
        } else {
          const gap = coveredReleases.slice(lastIndex + 1, index);
          if (gap.length > 0) timeline.missing.push(formatRange(gap, release));
          if (!isSame({before, after})) {
            timeline.changed.push({release: formatVersion(version), before, after});
          }
        }
        before = after;
        lastIndex = index;
      }
      return timeline;
    },
  };
}

export type History = ReturnType<typeof createHistory>;
