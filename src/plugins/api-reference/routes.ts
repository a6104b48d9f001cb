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

/** What a page has an entry for: a member, or a value of an enum. */
type Entry = Pick<Member, 'name' | 'static'>;

const entriesOf = (symbol: ApiSymbol): readonly Entry[] => {
  if (isStructure(symbol)) return symbol.members;
  return symbol.kind === 'enum' ? symbol.values : [];
};

const SECTION_IDS: ReadonlySet<string> = new Set(SECTIONS.map(({id}) => id));

const isNamesake = (one: Entry, other: Entry): boolean => one.name.toLowerCase() === other.name.toLowerCase();

/**
 * Returns the id of a member on the page of its symbol: the name in lower case, as the official site has it. Where two
 * members differ in case only, or one is named like a section, the later one gets a number. Overloads share one.
 * @param key of the member (see `keyOf`), or the name of an enum value
 */
export function anchorOf(symbol: ApiSymbol, key: string): string {
  const entries = entriesOf(symbol);
  const entry = entries.find((other) => keyOf(other) === key);
  if (!entry) return '';
  const base = entry.name.toLowerCase();
  const earlier = entries.slice(0, entries.indexOf(entry)).filter((other) => isNamesake(other, entry));
  const taken = new Set(earlier.map(keyOf)).size + (SECTION_IDS.has(base) ? 1 : 0);
  return taken === 0 ? base : `${base}-${taken + 1}`;
}

/** Tells a member from a static one of the same name. */
export const keyOf = (entry: Entry): string => (entry.static ? `static ${entry.name}` : entry.name);

/** Address of a member on the page of the symbol that declares it. */
export const memberUrl = (symbol: ApiSymbol, member: Member): string =>
  `${urlOf(symbol)}#${anchorOf(symbol, keyOf(member))}`;

/** Id of a signal's row on the page of its interface, or of a class that emits it and may have a method so named. */
export function signalAnchor(owner: Structure, declared: Structure, signal: Member): string {
  const anchor = anchorOf(declared, keyOf(signal));
  const isTaken =
    owner !== declared &&
    owner.members.some((member) => isNamesake(member, signal) && anchorOf(owner, keyOf(member)) === anchor);
  return isTaken ? `${anchor}-signal` : anchor;
}

export const signalUrl = (owner: Structure, declared: Structure, signal: Member): string =>
  `${urlOf(owner)}#${signalAnchor(owner, declared, signal)}`;

/** How a member is spelled in running text: `setFlat()`, `clicked`, `QDate.currentDate()`. */
export const label = (member: Member): string =>
  member.kind === 'property' || isSignal(member) ? member.name : `${member.name}()`;
