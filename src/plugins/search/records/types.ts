/** The records of the search index have DocSearch's fields, and additional ones for ranking. */

import {MEMBER_KINDS} from '../../../lib/reference';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** Kinds of records: a page or section of prose, or a symbol of the reference. */
export const KINDS = ['page', 'section', 'class', 'enum', 'interface', ...MEMBER_KINDS] as const;
export type Kind = (typeof KINDS)[number];

export type Hierarchy = Record<Level, string | null>;

/** One thing that search can find. All strings are plain text, not HTML. */
export interface SearchRecord {
  /** Unique id that stays the same from build to build: the path of the page with the anchor. */
  objectID: string;
  /** Absolute URL with the anchor. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  version: string;
  docusaurus_tag: string;
  kind: Kind;
  /** Records with higher numbers come first. They're compared by page, then by level of the heading, then by position. */
  weight: {page: number; level: number; position: number};
  /** The ancestors of a class, nearest first. */
  ancestors?: string[];
  /** Other names that people look for it by. */
  aliases?: string[];
  /** Keywords of a page or a section, from the front matter of the page. They are searched, but never shown as its text. */
  topics?: string[];
}

/** The fields of a record that its hit has, apart from `objectID`. Algolia returns no others. */
export const HIT_FIELDS = ['url', 'type', 'hierarchy', 'content'] as const;

/** Something with a title that search can find: a page, a section of it, a member or a value. */
export interface Entry {
  /** Level of its heading. A page has 1. */
  level: number;
  kind: Kind;
  title: string;
  /** Id to link to, or empty for the page itself. */
  anchor: string;
  /** Its text, in the parts that become records. */
  texts: string[];
  aliases: string[];
  topics: string[];
}

/** A page of the site with everything on it that search can find. Records and the embedded index are made from it. */
export interface IndexedPage {
  /** Path below the base URL, with a slash at the front. */
  path: string;
  /** Name of the group that its hits are shown in. */
  group: string;
  language: string;
  version: string;
  /** The tag of its docs plugin and version, which Docusaurus filters by. */
  tag: string;
  /** Importance of the page, 0 to 100. */
  weight: number;
  ancestors: string[];
  entries: Entry[];
}

/** Returns the title of a record. It's empty for a part of a longer text. */
export const getTitle = ({type, hierarchy}: SearchRecord): string =>
  (type !== 'content' && hierarchy[type]) || '';

/** The synonyms of `synonyms.yaml`: words that people say, each with the words of these pages that it stands for. */
export type SynonymList = Readonly<Record<string, readonly string[]>>;
