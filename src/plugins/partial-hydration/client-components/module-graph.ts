import type {rspack} from '@docusaurus/faster';

export type Compilation = InstanceType<typeof rspack.Compilation>;
export type Module = ReturnType<Compilation['moduleGraph']['getModule']> & object;

/** Returns the path of a module's file, or an empty string for a module that the bundler itself has created. */
export const getFile = (module: Module): string => module.nameForCondition() ?? '';

/**
 * Returns true if `start` is the module, or imports it directly or indirectly.
 * @param findImporters returns the modules that import a module
 */
export function isReachable<Item>(
  module: Item,
  start: Item,
  findImporters: (module: Item) => Iterable<Item>,
): boolean {
  const visited = new Set<Item>();
  const waiting = [module];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === start) return true;
    if (visited.has(next)) continue;
    visited.add(next);
    waiting.push(...findImporters(next));
  }
  return false;
}

/**
 * Returns a function that looks up the modules that import a module, apart from imports of React pages.
 *
 * A page has thousands of imports, one for each use of an element, so looking up what a page imports would take much longer.
 */
export function createImporterLookup({moduleGraph}: Compilation, reactPages: readonly string[]) {
  const cache = new Map<Module, readonly Module[]>();
  const findImporters = (module: Module): readonly Module[] => {
    if (reactPages.includes(getFile(module))) return [];
    const importers = moduleGraph.getIncomingConnections(module).flatMap(({originModule, dependency}) => {
      const {request = ''} = dependency as {request?: string};
      return originModule && !reactPages.includes(request) ? [originModule] : [];
    });
    return [...new Set(importers)];
  };
  return (module: Module): readonly Module[] => {
    const importers = cache.get(module) ?? findImporters(module);
    cache.set(module, importers);
    return importers;
  };
}
