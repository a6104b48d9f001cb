/** The imports between modules, as the bundler resolves them. */
export interface ModuleGraph<Module> {
  importsOf(module: Module): Iterable<Module>;
  /** Returns true if React runs the module and its imports in the browser, so they need no check. */
  isBoundary(module: Module): boolean;
}

/** Returns `roots` and all modules that they import, directly or indirectly, up to the boundaries. */
export function reachableModules<Module>(roots: Iterable<Module>, graph: ModuleGraph<Module>): Set<Module> {
  const reached = new Set<Module>();
  const waiting = [...roots];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (reached.has(module) || graph.isBoundary(module)) continue;
    reached.add(module);
    waiting.push(...graph.importsOf(module));
  }
  return reached;
}
