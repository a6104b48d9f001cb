import type {ClassDeclaration} from './declarations';

/** A class and its ancestors, nearest first. */
export function withBases(
  declared: ClassDeclaration,
  classes: readonly ClassDeclaration[],
): ClassDeclaration[] {
  const base = classes.find(({name}) => name === declared.base);
  return [declared, ...(base ? withBases(base, classes) : [])];
}
