import {MEMBER_KINDS} from '../../../lib/reference';

/** What the records of the search index look like: DocSearch's shape plus what ranking needs. */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** What a record stands for: a page or section of prose, or a symbol of the reference. */
export const KINDS = ['page', 'section', 'class', 'enum', 'interface', ...MEMBER_KINDS] as const;
export type Kind = (typeof KINDS)[number];

export type Hierarchy = Record<Level, string | null>;

/** One thing that search can find. All strings are plain text, not HTML. */
export interface SearchRecord {
  /** Unique and stable: the path of the page with the anchor. */
  objectID: string;
  /** Absolute address, with the anchor. */
  url: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  version: string;
  docusaurus_tag: string;
  kind: Kind;
  /** Higher comes first: by importance of the page, by level of the heading, by place on the page. */
  weight: {page: number; level: number; position: number};
  /** On a class: what it inherits from, nearest first. */
  ancestors?: string[];
  /** What people call it who do not know its name. */
  aliases?: string[];
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

/** Weight of a record by the level of its heading: 100 for a page, less below, 0 for continued text. */
export const levelWeight = (type: RecordType): number =>
  type === 'content' ? 0 : 110 - 10 * Number(type.slice(3));

const TOPICS = /Topics: (.*)\.$/;

/** What its author says a page is about, as the end of its text: its text may say it in other words. */
export const writeTopics = (topics: string): string => `Topics: ${topics}.`;

/** The topics of a page's own record, none for others. */
export const readTopics = ({kind, content}: Pick<SearchRecord, 'kind' | 'content'>): string[] =>
  (kind === 'page' && TOPICS.exec(content ?? '')?.[1]?.split(', ')) || [];

/** Words that people say, each with the words of these pages that it stands for. */
export type Words = Readonly<Record<string, readonly string[]>>;
