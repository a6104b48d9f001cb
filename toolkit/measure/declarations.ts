import type {Enumeration, Member, Structure} from '../../src/plugins/api-reference/declarations';
import {readApi} from '../../src/plugins/api-reference/files';
import {root} from '../paths';

/** The classes and enums of the package. */
export interface Declarations {
  readonly classes: readonly Structure[];
  readonly enums: readonly Enumeration[];
}

/** Classes that only the package itself uses. */
const INTERNAL_CLASSES = ['CacheTestQObject', 'WrapperCache'];

/** Enums that no module exports, so programs can't read them at run time. */
const UNEXPORTED_ENUMS = ['PointerType', 'TabletDevice'];

/** Reads the classes and enums of `reference/api.json`, sorted by name. */
export function readDeclarations(): Declarations {
  const symbols = readApi(root).symbols.sort((a, b) => (a.name < b.name ? -1 : 1));
  const classes = symbols.filter((symbol) => symbol.kind === 'class') as Structure[];
  const enums = symbols.filter((symbol) => symbol.kind === 'enum');
  return {
    classes: classes.filter(({name}) => !INTERNAL_CLASSES.includes(name)),
    enums: enums.filter(({name}) => !UNEXPORTED_ENUMS.includes(name)),
  };
}

/** Returns the methods that a class declares itself. */
export const listMethods = ({members}: Structure): Member[] => members.filter(({kind}) => kind === 'method');

/** Returns a class and its ancestors, nearest first. */
export function listAncestry(declared: Structure, classes: readonly Structure[]): Structure[] {
  const base = classes.find(({id}) => id === declared.extends);
  return [declared, ...(base ? listAncestry(base, classes) : [])];
}
