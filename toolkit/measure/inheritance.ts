import type {ClassDeclaration} from './declarations';

/** Returns a class and its ancestors, nearest first. */
export function listAncestry(
  declared: ClassDeclaration,
  classes: readonly ClassDeclaration[],
): ClassDeclaration[] {
  const base = classes.find(({name}) => name === declared.base);
  return [declared, ...(base ? listAncestry(base, classes) : [])];
}
