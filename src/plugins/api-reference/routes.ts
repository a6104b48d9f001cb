import {
  CHANGES_ROUTE,
  FOLDERS,
  GLOBALS,
  REFERENCE_FOLDER,
  REFERENCE_ROUTE,
  SECTIONS,
} from '../../lib/reference';
import type {ApiSymbol, Kind, Member, Structure} from './declarations';
import {isSignal, isStructure} from './model';

/** The generated pages within the folder of all documents. */
const DOCUMENTS = REFERENCE_FOLDER.replace(/^docs\//, '');

const folderOf = (kind: Kind): string | undefined =>
  Object.hasOwn(FOLDERS, kind) ? FOLDERS[kind as keyof typeof FOLDERS] : undefined;

/** `QCalendarWidget.SelectionMode` → `qcalendarwidget-selectionmode`: file name and last part of the URL. */
export const slugOf = (id: string): string => id.toLowerCase().replaceAll('.', '-');

/** File of the page that describes a symbol, below the generated folder and without extension: `classes/qwidget`. */
export function pageOf(symbol: ApiSymbol): string {
  const folder = folderOf(symbol.kind);
  return folder ? `${folder}/${slugOf(symbol.id)}` : GLOBALS;
}

/** The same as the docs plugin knows it: `api/generated/classes/qwidget`. */
export const documentOf = (symbol: ApiSymbol): string => documentAt(pageOf(symbol));

/** A generated page, by its file, as the docs plugin knows it. */
export const documentAt = (page: string): string => `${DOCUMENTS}/${page}`;

/** Address of a symbol: a page of its own, or its place on the page of the globals. */
export function urlOf(symbol: ApiSymbol): string {
  const page = `${REFERENCE_ROUTE}/${pageOf(symbol)}`;
  return folderOf(symbol.kind) ? page : `${page}#${slugOf(symbol.id)}`;
}

/** File of the page on a minor release, below the generated folder: `changes/0-57`. */
export const changesPageOf = (minor: string): string => `changes/${minor.replace('.', '-')}`;

/** Address of the page on a minor release. */
export const changesUrl = (minor: string): string => `${CHANGES_ROUTE}/${minor.replace('.', '-')}`;

const cache = new WeakMap<ApiSymbol, Map<string, string>>();

/**
 * Ids of a symbol's members on its page: the name in lower case, as the official site has it. Where two members
 * differ in case only, or one is named like a section, the later one gets a number. Overloads share one.
 * @returns key of a member (see `keyOf`) or name of an enum value → id
 */
export function anchorsOf(symbol: ApiSymbol): Map<string, string> {
  const known = cache.get(symbol);
  if (known) return known;
  const taken = new Set<string>(SECTIONS.map(({id}) => id));
  const anchors = new Map<string, string>();
  const keys = isStructure(symbol)
    ? symbol.members.map((member) => [keyOf(member), member.name] as const)
    : symbol.kind === 'enum'
      ? symbol.values.map(({name}) => [name, name] as const)
      : [];
  for (const [key, name] of keys) {
    const base = name.toLowerCase();
    let anchor = base;
    for (let n = 2; taken.has(anchor); n++) anchor = `${base}-${n}`;
    taken.add(anchor);
    anchors.set(key, anchor);
  }
  cache.set(symbol, anchors);
  return anchors;
}

/** Tells a member from a static one of the same name. */
export const keyOf = (member: Member): string => (member.static ? `static ${member.name}` : member.name);

/** Address of a member on the page of the symbol that declares it. */
export const memberUrl = (symbol: ApiSymbol, member: Member): string =>
  `${urlOf(symbol)}#${anchorsOf(symbol).get(keyOf(member)) ?? ''}`;

/** Id of a signal's row on the page of its interface, or of a class that emits it and may have a method so named. */
export function signalAnchor(owner: Structure, declared: Structure, signal: Member): string {
  const anchor = anchorsOf(declared).get(keyOf(signal)) ?? '';
  const isTaken = owner !== declared && [...anchorsOf(owner).values()].includes(anchor);
  return isTaken ? `${anchor}-signal` : anchor;
}

export const signalUrl = (owner: Structure, declared: Structure, signal: Member): string =>
  `${urlOf(owner)}#${signalAnchor(owner, declared, signal)}`;

/** How a member is spelled in running text: `setFlat()`, `clicked`, `QDate.currentDate()`. */
export const label = (member: Member): string =>
  member.kind === 'property' || isSignal(member) ? member.name : `${member.name}()`;
