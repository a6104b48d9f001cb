import {
  CHANGES_ROUTE,
  GLOBALS,
  PAGE_FOLDERS,
  REFERENCE_FOLDER,
  REFERENCE_ROUTE,
  SECTIONS,
} from '../../lib/reference';
import type {ApiSymbol, Kind, Member} from './declarations';
import {isSignal, isStructure, type SignalGroup} from './model';

/** Folder of the generated pages, relative to `docs/`. */
const DOCUMENT_FOLDER = REFERENCE_FOLDER.replace(/^docs\//, '');

const getFolder = (kind: Kind): string | undefined =>
  Object.hasOwn(PAGE_FOLDERS, kind) ? PAGE_FOLDERS[kind as keyof typeof PAGE_FOLDERS] : undefined;

/** Returns the file name and last part of the URL, such as `qcalendarwidget-selectionmode` for `QCalendarWidget.SelectionMode`. */
export const toSlug = (id: string): string => id.toLowerCase().replaceAll('.', '-');

/** Returns the file of a symbol's page without extension, relative to the generated folder, such as `classes/qwidget`. */
export function getPagePath(symbol: ApiSymbol): string {
  const folder = getFolder(symbol.kind);
  return folder ? `${folder}/${toSlug(symbol.id)}` : GLOBALS;
}

/** Returns the docs plugin's id of a generated page, such as `api/generated/classes/qwidget`. */
export const toDocumentId = (page: string): string => `${DOCUMENT_FOLDER}/${page}`;

/** Returns the URL of a symbol, which is its own page or a place on the page of the globals. */
export function getSymbolUrl(symbol: ApiSymbol): string {
  const page = `${REFERENCE_ROUTE}/${getPagePath(symbol)}`;
  return getFolder(symbol.kind) ? page : `${page}#${toSlug(symbol.id)}`;
}

export const toMarkdownLink = (symbol: ApiSymbol): string => `[${symbol.id}](${getSymbolUrl(symbol)})`;

/** Returns the file of a minor release's page, relative to the generated folder, such as `changes/0-57`. */
export const getChangesPagePath = (minor: string): string => `changes/${minor.replace('.', '-')}`;

/** Returns the URL of a minor release's page. */
export const getChangesUrl = (minor: string): string => `${CHANGES_ROUTE}/${minor.replace('.', '-')}`;

/** Returns the slug for front matter, which is the URL relative to `/docs`. */
export const toFrontMatterSlug = (address: string): string => address.replace(/^\/docs/, '');

/** A member, or a value of an enum. */
type PageEntry = Pick<Member, 'name' | 'static'>;

/** Returns the members of a class or interface, or the values of an enum. */
export const listEntries = (symbol: ApiSymbol): readonly PageEntry[] => {
  if (isStructure(symbol)) return symbol.members;
  return symbol.kind === 'enum' ? symbol.values : [];
};

/**
 * Returns the id of each member on the page of its symbol, by its key. The id is the name in lower case, as on the official
 * site. If two members differ only in case, or one is named like a section, the later one gets a number. Overloads share an id.
 */
function createAnchors(symbol: ApiSymbol): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const takenCounts = new Map<string, number>(SECTIONS.map(({id}) => [id, 1]));
  for (const entry of listEntries(symbol)) {
    const key = getMemberKey(entry);
    if (anchors.has(key)) continue;
    const base = entry.name.toLowerCase();
    const takenCount = takenCounts.get(base) ?? 0;
    anchors.set(key, takenCount === 0 ? base : `${base}-${takenCount + 1}`);
    takenCounts.set(base, takenCount + 1);
  }
  return anchors;
}

/** The ids of each symbol, because each inherited member is looked up for every subclass. */
const anchorsBySymbol = new WeakMap<ApiSymbol, ReadonlyMap<string, string>>();

/**
 * Returns the id of a member on the page of its symbol, or an empty text if the symbol has no such member.
 * @param key the key of the member (see `getMemberKey`), or the name of an enum value
 */
export function getAnchor(symbol: ApiSymbol, key: string): string {
  const anchors = anchorsBySymbol.get(symbol) ?? createAnchors(symbol);
  anchorsBySymbol.set(symbol, anchors);
  return anchors.get(key) ?? '';
}

/** Returns the key of a member, which differs between a static and an instance member of the same name. */
export const getMemberKey = (entry: PageEntry): string =>
  entry.static ? `static ${entry.name}` : entry.name;

/** Returns the URL of a member on the page of the symbol that declares it. */
export const getMemberUrl = (symbol: ApiSymbol, member: Member): string =>
  `${getSymbolUrl(symbol)}#${getAnchor(symbol, getMemberKey(member))}`;

/**
 * Returns the id of a signal's row on the page of its interface or of a class that emits it. The id ends in `-signal` if
 * the class has a member with the same id.
 */
export function getSignalAnchor({owner, signalsInterface}: SignalGroup, signal: Member): string {
  const anchor = getAnchor(signalsInterface, getMemberKey(signal));
  const isTaken =
    owner !== signalsInterface &&
    owner.members.some((member) => getAnchor(owner, getMemberKey(member)) === anchor);
  return isTaken ? `${anchor}-signal` : anchor;
}

export const getSignalUrl = (group: SignalGroup, signal: Member): string =>
  `${getSymbolUrl(group.owner)}#${getSignalAnchor(group, signal)}`;

/** Returns the name of a member as it is written in text, such as `setFlat()` or `clicked`. */
export const getMemberLabel = (member: Member): string =>
  member.kind === 'property' || isSignal(member) ? member.name : `${member.name}()`;
