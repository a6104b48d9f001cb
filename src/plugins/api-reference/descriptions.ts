import type {Description, MemberDescription} from './schema';

type ClassDescription = Extract<Description, {kind: 'class'}>;

/** The description of one symbol, from one file of `reference/`. */
export interface SymbolDescription
  extends Partial<Omit<ClassDescription, 'kind' | 'constructor' | 'members' | 'groups'>> {
  /** The file, relative to the site. */
  file: string;
  /** Description of the constructor of a class. */
  constructorDescription?: MemberDescription;
  members: ClassDescription['members'];
  groups: NonNullable<ClassDescription['groups']>;
}

/** Descriptions by symbol id. Functions, aliases and constants are members of the description `globals`. */
export type Descriptions = Map<string, SymbolDescription>;
