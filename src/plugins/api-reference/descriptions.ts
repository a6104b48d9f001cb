import type {Description, MemberWords} from './schema';

type Said = Extract<Description, {kind: 'class'}>;

/** Our own words on one symbol, from one file of `reference/`. */
export interface Words extends Partial<Omit<Said, 'kind' | 'constructor' | 'members' | 'groups'>> {
  /** The file, relative to the site. */
  file: string;
  /** On the constructor of a class. */
  construct?: MemberWords;
  members: Said['members'];
  groups: NonNullable<Said['groups']>;
}

/** Words by symbol id; those on functions, aliases and constants are members of `globals`. */
export type Descriptions = Map<string, Words>;
