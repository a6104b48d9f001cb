/**
 * The contract between the pages of the API reference and the code that reads them, such as search, styles and tests. That
 * code finds the parts of a page by these constants, not by the text of a heading.
 */

/** Folder of the generated pages, relative to the site. */
export const REFERENCE_FOLDER = 'docs/api/generated';
/** Address of the generated pages, without the base URL. */
export const REFERENCE_ROUTE = `/${REFERENCE_FOLDER}`;

/** Kinds of symbols that have their own pages, and the folder of these pages. */
export const PAGE_FOLDERS = {class: 'classes', enum: 'enums', interface: 'interfaces'} as const;
/** The page that functions, aliases and constants share. */
export const GLOBALS = 'globals';
/** Returns the file beside a generated page that holds its tree: `x.tree.json` for `x.mdx`. */
export const toTreeFile = (page: string): string => page.replace(/(?:\.mdx)?$/, '.tree.json');
/** Title of the landing page of the API, and name of that section of the site. */
export const REFERENCE_TITLE = 'API reference';
/** Returns the id of a topic's heading on the landing page, such as `text-input-and-display`. */
export const getTopicAnchor = (label: string): string => label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** Address of the pages about the changes of each release, without the base URL. */
export const CHANGES_ROUTE = '/docs/api/changes';
/** Every symbol with its address, for links on code spans. */
export const SYMBOLS_FILE = `${REFERENCE_FOLDER}/symbols.json`;
/** The groups of `reference/topics.yaml` as a sidebar. */
export const SIDEBAR_FILE = `${REFERENCE_FOLDER}/sidebar.json`;

/** Other names of the symbols, as `AliasTable`. */
export const ALIASES_FILE = `${REFERENCE_FOLDER}/aliases.json`;

/** Address of a page → id of a place on it, empty for the page itself → its other names. */
export type AliasTable = Record<string, Record<string, string[]>>;

/** One symbol of `symbols.json`. */
export interface SymbolEntry {
  kind: keyof typeof PAGE_FOLDERS | 'alias' | 'constant' | 'function';
  /** Address of its page, or of its place on the page of the globals. */
  url: string;
  /** Name of a member → its id on the page of the symbol, or its URL if it's described on another page. */
  members: Record<string, string>;
  /** Names of the static members, including inherited ones. */
  statics: string[];
  /** True if programs can import it from the package's entry point. */
  exported: boolean;
}

/** Symbols of the toolkit by name. */
export type SymbolTable = Record<string, SymbolEntry>;

/** The pages of symbols, as `ReferencePages`. */
export const PAGES_FILE = `${REFERENCE_FOLDER}/pages.json`;

/** Facts about a page of the reference. */
export interface ReferencePage {
  kind: keyof typeof PAGE_FOLDERS;
  /** The first sentence of its description, as plain text; empty if it has none. */
  summary: string;
  /** True if programs can import it from the package's entry point. */
  exported: boolean;
}

/** The pages of symbols by their address, without the base URL. */
export type ReferencePages = Record<string, ReferencePage>;

/** The sections of a symbol's page below its introduction, in order. No member has the `id` of a section. */
export const SECTIONS = [
  {id: 'inheritance', title: 'Inheritance'},
  {id: 'example', title: 'Example'},
  {id: 'pitfalls', title: 'Pitfalls'},
  {id: 'signals', title: 'Signals'},
  {id: 'values', title: 'Values'},
  {id: 'combining-flags', title: 'Combining flags'},
  {id: 'at-a-glance', title: 'At a glance'},
  {id: 'constructors', title: 'Constructors'},
  {id: 'properties', title: 'Properties'},
  {id: 'methods', title: 'Methods'},
  {id: 'static-methods', title: 'Static methods'},
  {id: 'inherited-members', title: 'Inherited members'},
  {id: 'used-by', title: 'Used by'},
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

/** Kinds of members, each of which has an element with an id on its page. */
export const MEMBER_KINDS = ['constructor', 'property', 'method', 'signal', 'value', 'global'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

/**
 * Attributes that mark elements of a page. An element with `kind` describes one member. It's either the table row with the
 * member's id, or contains the heading with that id.
 */
export const DATA_ATTRIBUTES = {
  /** One of `MEMBER_KINDS`. */
  kind: 'data-kind',
  /** Ids of what a class inherits from, nearest first, with spaces between them. */
  ancestors: 'data-ancestors',
} as const;

/** Classes of elements that add data to a description, such as signatures and badges. Search ignores their text. */
export const ANNOTATION_CLASSES = {
  signature: 'api-signature',
  related: 'api-related',
  badge: 'api-badge',
  methodSummary: 'api-method-summary',
} as const;

/** Class of an element with collapsible parts. */
export const FOLDS_CLASS = 'api-folds';
