/** The imports between modules, as the bundler resolves them. */
export interface ModuleGraph<Module> {
  findImporters(module: Module): Iterable<Module>;
  /** Returns true if the imports of a module don't count. */
  isBoundary(module: Module): boolean;
}

/** Returns true if `start` is the module, or imports it directly or indirectly without a boundary in between. */
export function isReachable<Module>(module: Module, start: Module, graph: ModuleGraph<Module>): boolean {
  const visited = new Set<Module>();
  const waiting = [module];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === start) return true;
    if (visited.has(next)) continue;
    visited.add(next);
    for (const importer of graph.findImporters(next)) if (!graph.isBoundary(importer)) waiting.push(importer);
  }
  return false;
}
