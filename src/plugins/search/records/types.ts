import {MEMBER_KINDS} from '../../../lib/reference';

/** The records of the search index have DocSearch's fields, and additional ones for ranking. */

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

/** A record without a heading. */
export const EMPTY_HIERARCHY: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/**
 * Returns the weight of a record by the level of its heading: 100 for a page, less for the levels below, and 0 for continued
 * text.
 */
export const getLevelWeight = (type: RecordType): number =>
  type === 'content' ? 0 : 110 - 10 * Number(type.slice(3));

/** Words that people say, each with the words of these pages that it stands for. */
export type Words = Readonly<Record<string, readonly string[]>>;
