/**
 * The history of the toolkit, which is what each tagged release of its repository declares. It's stored as the differences
 * between consecutive releases, so that a new release adds one file and changes no other. The tool that writes these files,
 * the generated pages and the browser share this module, so it doesn't use the disk.
 */

import {getOwn} from './get-own';
import {compareVersions, toMinorVersion} from './versions';

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

/** Returns the last release of each minor version, in order. */
export const findLastOfMinors = (releases: Release[]): Release[] =>
  releases.filter(({version}, index) => {
    const next = releases[index + 1];
    return !next || toMinorVersion(next.version) !== toMinorVersion(version);
  });

/** Returns the property names of two objects, sorted, so that their order doesn't depend on the input. */
export const listNames = (one: object = {}, other: object = {}): string[] =>
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
