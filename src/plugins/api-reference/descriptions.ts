import type {Key} from '../../lib/checked-yaml';
import {GLOBALS} from '../../lib/reference';
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

/** Returns the place of a member in the file of its symbol. A constructor has a key of its own there. */
export const getMemberPlace = (name: string): Key[] => (name === 'constructor' ? [name] : ['members', name]);

/** Returns the description of a symbol, which is in its own file or in the file of the globals. */
export function findSymbolDescription(descriptions: Descriptions, id: string): MemberDescription | undefined {
  const {summary, details} = descriptions.get(id) ?? {};
  return summary ? {summary, details, params: new Map()} : descriptions.get(GLOBALS)?.members.get(id);
}

/** Returns the description of a member, or of a value of an enum. */
export const findMemberDescription = (
  descriptions: Descriptions,
  id: string,
  member: string,
): MemberDescription | undefined => descriptions.get(id)?.members.get(member);
