/**
 * The history of the toolkit: what each tagged release of its repository declares. It is kept as steps, each of which
 * says what one release changed against the one before, so that a new release is one more file and no other changes.
 * This module is pure: the tool that writes the steps, the pages made from them and the browser share it.
 */

/** The versions that a release is made for, as they are written in its package. */
export interface RunsOn {
  /** Node.js that installs it. */
  node?: string;
  qode?: string;
  qt?: string;
}

/** Members of a symbol by name (`static name` for a static one) → declaration. The symbol's own has the empty name. */
export type Members = Record<string, string>;
/** Symbol → its members. */
export type Declared = Record<string, Members>;

export interface Release {
  version: string;
  runsOn: RunsOn;
  declared: Declared;
}

/** The changes of a release. `null` means that something was removed. */
export interface ReleaseDiff {
  version: string;
  runsOn: RunsOn;
  declares: Record<string, Record<string, string | null> | null>;
}

/** The release that the guide "Upgrade" starts from. Pages give no date for what this release already has. */
export const ORIGIN = '0.30';

/** Abstract classes that 0.52 merged with their subclasses: `NodeWidget` and `QWidget` are both `QWidget` since. */
const MERGED =
  /\bNode(DateTimeEdit|Dialog|Frame|HeaderView|Layout|ListView|Object|TableView|TextEdit|Widget)\b/g;

/** Returns the name that a class has had since 0.52, or nothing if its name stayed the same. */
export function findSuccessor(id: string): string | undefined {
  const name = id.replace(MERGED, 'Q$1');
  return name === id ? undefined : name;
}

/** Returns the minor version of a version, such as `0.57` for `0.57.3`. */
export const toMinorVersion = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Orders versions without a pre-release part. */
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

/** Returns the names of the properties of two objects, sorted, so that a step is the same however it was made. */
const listNames = (one: object = {}, other: object = {}): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();

/** Returns the differences between two releases, as the step of the later one. */
export function createReleaseDiff(
  before: Release | undefined,
  {version, runsOn, declared}: Release,
): ReleaseDiff {
  const declares: ReleaseDiff['declares'] = {};
  for (const id of listNames(before?.declared, declared)) {
    const was = getOwn(before?.declared, id);
    const is = getOwn(declared, id);
    if (!is) {
      declares[id] = null;
      continue;
    }
    const changed: Record<string, string | null> = {};
    for (const name of listNames(was, is)) {
      const text = getOwn(is, name) ?? null;
      if ((getOwn(was, name) ?? null) !== text) changed[name] = text;
    }
    if (Object.keys(changed).length > 0) declares[id] = changed;
  }
  return {version, runsOn, declares};
}

/** Returns every release in full. Releases share the objects of symbols that stayed the same. */
export function applyDiffs(steps: ReleaseDiff[]): Release[] {
  let declared: Declared = {};
  return [...steps]
    .sort((a, b) => compareVersions(a.version, b.version))
    .map(({version, runsOn, declares}) => {
      declared = {...declared};
      for (const [id, changed] of Object.entries(declares)) {
        if (changed) declared[id] = applyToMembers(getOwn(declared, id), changed);
        else delete declared[id];
      }
      return {version, runsOn, declared};
    });
}

function applyToMembers(members: Members | undefined, changed: Record<string, string | null>): Members {
  const result = new Map(Object.entries(members ?? {}));
  for (const [name, text] of Object.entries(changed)) {
    if (text === null) result.delete(name);
    else result.set(name, text);
  }
  return Object.fromEntries(result);
}

/** The declarations of a symbol or a member. `before` is undefined if it's new, `after` if it was removed. */
export interface Change {
  before?: string;
  after?: string;
}

export type ChangeKind = 'added' | 'removed' | 'changed';

export interface SymbolChanges extends Change {
  id: string;
  /** `added` or `removed` as a whole, or `changed` in what follows. */
  kind: ChangeKind;
  /** The members that changed, by name. A member that moved into a base class isn't one of them. */
  members: [name: string, change: Change][];
}

/**
 * Returns the changes between two releases, by symbol. A member that moved into a base class isn't a change, because
 * programs can use it as before.
 */
export function findChanges(before: Declared, after: Declared): SymbolChanges[] {
  return listNames(before, after).flatMap((id): SymbolChanges[] => {
    const was = getOwn(before, id);
    const is = getOwn(after, id);
    if (was === is) return [];
    if (!was) return [{id, kind: 'added', after: is?.[''], members: []}];
    if (!is) return [{id, kind: 'removed', before: was[''], members: []}];
    const members = listNames(was, is).flatMap((name): SymbolChanges['members'] => {
      const change = {before: findDeclaration(before, id, name), after: findDeclaration(after, id, name)};
      return name === '' || isSame(change) ? [] : [[name, change]];
    });
    const head = {before: was[''], after: is['']};
    if (members.length === 0 && isSame(head)) return [];
    return [{id, kind: 'changed', ...(isSame(head) ? {} : head), members}];
  });
}

/** A symbol's part of a list of additions, removals or changes. */
export interface ChangeGroup {
  id: string;
  /** Its own declarations, if the list is about the symbol itself. */
  symbol?: Change;
  /** Its members in the list. */
  members: SymbolChanges['members'];
}

/** Sorts changes into lists of what was added, removed and changed, so a new member is found among the additions. */
export function groupChanges(changes: readonly SymbolChanges[]): Record<ChangeKind, ChangeGroup[]> {
  const groupsOf = (changeKind: ChangeKind) =>
    changes.flatMap(({id, kind, before, after, members}): ChangeGroup[] => {
      const hasSymbol = kind === changeKind && (before ?? after) !== undefined;
      const group: ChangeGroup = {
        id,
        ...(hasSymbol && {symbol: {before, after}}),
        members: members.filter(([, change]) => getChangeKind(change) === changeKind),
      };
      return hasSymbol || group.members.length > 0 ? [group] : [];
    });
  return {added: groupsOf('added'), removed: groupsOf('removed'), changed: groupsOf('changed')};
}

const getChangeKind = ({before, after}: Change): ChangeKind =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

/** Counts the symbols and members in a list. */
export const countChanges = (groups: readonly ChangeGroup[]): number =>
  groups.reduce((count, {symbol, members}) => count + (symbol ? 1 : 0) + members.length, 0);

const isSame = ({before, after}: Change): boolean =>
  before === after ||
  (before !== undefined && after !== undefined && toCurrentNames(before) === toCurrentNames(after));

/** Returns a declaration with today's names of classes, so that a renamed class doesn't count as a change. */
const toCurrentNames = (text: string): string => text.replace(MERGED, 'Q$1').replace(/\b(Q\w+)<any>/g, '$1');

/** Returns the declaration of a member, which is the symbol's own or inherited. */
function findDeclaration(declared: Declared, id: string, name: string): string | undefined {
  for (
    let at: string | undefined = id;
    at !== undefined;
    at = readBaseName(getOwn(declared, at)?.[''] ?? '')
  ) {
    const text = getOwn(getOwn(declared, at), name);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Returns the name of the class that a declaration extends, or of the type that a plain alias stands for. */
function readBaseName(head: string): string | undefined {
  let withoutTypeArguments = head;
  for (
    let shorter = '';
    shorter !== withoutTypeArguments;
    withoutTypeArguments = withoutTypeArguments.replace(/<[^<>]*>/g, '')
  )
    shorter = withoutTypeArguments;
  return (/ extends (\w+)/.exec(withoutTypeArguments) ??
    /^type \w+ = (\w+)$/.exec(withoutTypeArguments))?.[1];
}

/** The releases in which a symbol or a member was added, was missing again, or changed. */
export interface Timeline {
  /** The first release that had it, such as `0.41`, or `0.37.1` for a patch release; nothing if the origin had it. */
  since?: string;
  /** Releases that lacked it again after that, first and last; oldest first. */
  missing: {first: string; last: string}[];
  /** The changes of its declaration after the origin, oldest first. */
  changed: {release: string; before: string; after: string}[];
}

/** Returns `0.57` for `0.57.0`, and a patch release as it is. */
const formatVersion = (version: string): string => version.replace(/\.0$/, '');

/**
 * Returns the first and the last release of a range, whose end isn't part of it. If the range has all patch releases of
 * its minor versions, these are minor versions.
 */
function formatRange(releases: Release[]): {first: string; last: string} {
  const [first = '', last = '', next = ''] = [releases[0], ...releases.slice(-2)].map((one) => one?.version);
  const label =
    first.endsWith('.0') && toMinorVersion(next) !== toMinorVersion(last)
      ? toMinorVersion
      : (one: string) => one;
  return {first: label(first), last: label(last)};
}

/**
 * Returns the releases, and a function that finds out when a declaration was added and changed.
 *
 * @param releases all of them, in order
 */
export function createHistory(releases: Release[]) {
  const origin = releases.findLastIndex(({version}) => compareVersions(toMinorVersion(version), ORIGIN) <= 0);
  const releasesSinceOrigin = releases.slice(Math.max(origin, 0));
  return {
    releases,
    /**
     * Returns the timeline of a symbol or a member.
     * @param name of a member; without one, of the symbol itself, whose own declaration is not compared
     */
    findTimeline(id: string, name?: string): Timeline {
      const timeline: Timeline = {missing: [], changed: []};
      let before: string | undefined;
      let lastWith = -1;
      for (const [index, {version, declared}] of releasesSinceOrigin.entries()) {
        const after = name === undefined ? getOwn(declared, id) && '' : findDeclaration(declared, id, name);
        if (after === undefined) continue;
        if (before === undefined) {
          if (index > 0) timeline.since = formatVersion(version);
        } else {
          if (lastWith < index - 1)
            timeline.missing.push(formatRange(releasesSinceOrigin.slice(lastWith + 1, index + 1)));
          if (!isSame({before, after}))
            timeline.changed.push({release: formatVersion(version), before, after});
        }
        before = after;
        lastWith = index;
      }
      return timeline;
    },
  };
}

export type History = ReturnType<typeof createHistory>;

/** Returns an entry of a table. Inherited properties don't count, because members have names such as `toString`. */
const getOwn = <T>(table: Record<string, T> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined;
