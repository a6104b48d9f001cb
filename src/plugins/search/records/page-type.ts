import {GLOBALS, PAGE_FOLDERS, REFERENCE_ROUTE, REFERENCE_TITLE} from '../../../lib/reference';
import {CONTRIBUTE_TITLE} from '../../../lib/site-sections';
import type {Kind} from './types';

/** The type of a page, derived from its path below the base URL. */
export interface PageType {
  /** Name of the group that the hits of the page are shown in. */
  group: string;
  /** Kind of the whole page: `page` for prose, or the kind of symbol, whose members are read instead of sections. */
  kind: Kind;
  /** Importance of the page, 0 to 100. */
  weight: number;
}

const PAGE_TYPES: ReadonlyArray<[prefix: string, type: PageType]> = [
  [`${REFERENCE_ROUTE}/${PAGE_FOLDERS.class}/`, {group: 'Class', kind: 'class', weight: 100}],
  [`${REFERENCE_ROUTE}/${PAGE_FOLDERS.enum}/`, {group: 'Enum', kind: 'enum', weight: 90}],
  [`${REFERENCE_ROUTE}/${PAGE_FOLDERS.interface}/`, {group: 'Interface', kind: 'interface', weight: 60}],
  [`${REFERENCE_ROUTE}/${GLOBALS}`, {group: 'Functions, constants and types', kind: 'global', weight: 80}],
  ['/docs/api/', {group: REFERENCE_TITLE, kind: 'page', weight: 85}],
  ['/docs/guides', {group: 'Guide', kind: 'page', weight: 100}],
  ['/docs/development', {group: CONTRIBUTE_TITLE, kind: 'page', weight: 70}],
  ['/docs/faq', {group: 'Questions and answers', kind: 'page', weight: 90}],
  ['/docs', {group: 'Docs', kind: 'page', weight: 80}],
  ['/blog/', {group: 'Blog', kind: 'page', weight: 40}],
  ['/', {group: 'Page', kind: 'page', weight: 50}],
];

/** Matches the home page, search, and lists of other pages. The pages that they link to are better hits. */
const LIST_PAGES =
  /^\/(?:$|docs\/?$|blog\/?$|blog\/(?:archive|authors|page|tags)(?:\/|$)|search\/?$|docs\/guides\/?$|docs\/api\/generated\/?$|docs\/api\/changes\/.|404(?:\.html)?\/?$)/;

/** Returns the type of the page at a path below the base URL, or undefined if search should leave the page out. */
export function findPageType(path: string): PageType | undefined {
  if (LIST_PAGES.test(path)) return undefined;
  return PAGE_TYPES.find(([prefix]) => path.startsWith(prefix))?.[1];
}
