import {GLOBALS} from '../../lib/reference';
import {SITE_REPOSITORY} from '../../lib/repositories';
import type {Description, MemberDescription} from './schema';

type ClassDescription = Extract<Description, {kind: 'class'}>;

/** The description of one symbol, from one file of `reference/`. */
export interface SymbolDescription
  extends Partial<Omit<ClassDescription, 'kind' | 'constructor' | 'members' | 'groups'>> {
  /** The file, relative to the site. */
  file: string;
  /** Descriptions by the name of the member. That of a constructor is `constructor`. */
  members: ClassDescription['members'];
  groups: NonNullable<ClassDescription['groups']>;
}

/** Descriptions by symbol id. Functions, aliases and constants are members of the description `globals`. */
export type Descriptions = Map<string, SymbolDescription>;

/** Returns the address at which a reader can edit a description; null, which hides the link, if there is none. */
export const getEditUrl = (description: SymbolDescription | undefined): string | null =>
  description ? `${SITE_REPOSITORY}/edit/main/${description.file}` : null;

/** Returns the description of a symbol, which is in its own file or in the file of the globals. */
export function findSymbolDescription(descriptions: Descriptions, id: string): MemberDescription | undefined {
  const {summary, details} = descriptions.get(id) ?? {};
  return summary ? {summary, details, params: new Map()} : descriptions.get(GLOBALS)?.members.get(id);
}
