import type {Structure} from '../../src/plugins/api-reference/declarations';

/** Returns a class and its ancestors, nearest first. */
export function listAncestry(declared: Structure, classes: readonly Structure[]): Structure[] {
  const base = classes.find(({id}) => id === declared.extends);
  return [declared, ...(base ? listAncestry(base, classes) : [])];
}
