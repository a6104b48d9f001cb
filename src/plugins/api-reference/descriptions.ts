/** Our own words on one member. All texts are Markdown. */
export interface MemberWords {
  summary: string;
  details?: string;
  params: Map<string, string>;
  returns?: string;
}

export interface ValueGroup {
  title: string;
  summary?: string;
  members: string[];
}

/** Our own words on one symbol, from one file of `reference/`. */
export interface Words {
  /** The file, relative to the site. */
  file: string;
  summary?: string;
  details?: string;
  construct?: MemberWords;
  members: Map<string, MemberWords>;
  groups: ValueGroup[];
}

/** Words by symbol id; those on functions, aliases and constants are members of `globals`. */
export type Descriptions = Map<string, Words>;
