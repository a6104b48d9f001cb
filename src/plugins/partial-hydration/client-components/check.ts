import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import {createBundlerGuard} from '../../../lib/bundler-api';
import {toRelativePath} from '../../../lib/relative-path';
import {describeDocusaurusChange} from '../describe-docusaurus-change';
import type {BrowserUse} from './browser-uses';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;
type Module = ReturnType<Compilation['moduleGraph']['getModule']> & object;

const PLUGIN_NAME = 'CheckStaticComponents';

interface Options {
  siteDir: string;
  /** Path of the file in which Docusaurus lists the modules of all pages. */
  registry: string;
  /** Returns true if React runs this file and its imports in the browser, because it's the chrome or a client component. */
  isBoundary(file: string): boolean;
  /** Components of the pages whose bodies React renders, as imports such as `@theme/SearchPage` or as paths of files. */
  reactPages: readonly string[];
  /** Files of client components. */
  clientComponents: readonly string[];
  /** File of the layout, which renders the chrome and the body of a page. */
  layout: string;
}

const describeChange = (change: string): string =>
  describeDocusaurusChange(change, 'client-components/check.ts');
const guard = createBundlerGuard(describeChange);

/** Matches files that may use a hook or a handler. All others are left out, because parsing takes long. */
const SUSPICIOUS = /\buse[A-Z]|\bon[A-Z]|BrowserOnly|Component\b|\bis\w+\(\)/;

const FIX =
  "Make 'use client' the first line of its file, so that it is hydrated on its own: see " +
  'src/plugins/partial-hydration/client-components/README.md.';

const isMdx = (file: string): boolean => /\.mdx?$/.test(file);

/** Returns the error for a client component that renders the layout. Nothing in the body of that layout would respond. */
const createLayoutFault = (file: string): string =>
  `${file}:1 says 'use client' and renders the layout, but only pages of src/pages can do both. ` +
  'Move the part that has state or handlers into a component of its own, and the directive with it.';

/** Finds hooks and handlers in a file. TypeScript is loaded for the first file, because only a production build needs it. */
async function findUses(file: string, source: string): Promise<BrowserUse[]> {
  if (!isMdx(file)) return (await import('./browser-uses')).findBrowserUses(file, source);
  return (await import('./mdx-uses')).findMdxUses(source);
}

/** Returns an error for each hook or handler in a file, with file, line, component and fix. */
export async function findFaults(file: string, source: string): Promise<string[]> {
  const fix = isMdx(file) ? `Move it to a file of its own. ${FIX}` : FIX;
  return (await findUses(file, source)).map(
    ({line, component, use}) =>
      `${file}:${line} ${component} uses ${use}, but the bodies of pages stay HTML in the browser. ${fix}`,
  );
}

/** Returns the path of a module's file, or an empty string for a module that the bundler itself has created. */
const getFile = (module: Module): string => module.nameForCondition() ?? '';

/**
 * Returns true if `start` is the module, or imports it directly or indirectly without a boundary in between.
 * @param findImporters returns the modules that import a module
 * @param isBoundary returns true if the imports of a module don't count
 */
export function isReachable<Module>(
  module: Module,
  start: Module,
  findImporters: (module: Module) => Iterable<Module>,
  isBoundary: (module: Module) => boolean,
): boolean {
  const visited = new Set<Module>();
  const waiting = [module];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === start) return true;
    if (visited.has(next)) continue;
    visited.add(next);
    for (const importer of findImporters(next)) if (!isBoundary(importer)) waiting.push(importer);
  }
  return false;
}

/**
 * Returns a function that looks up the modules that import a module, apart from imports of React pages.
 *
 * A page has thousands of imports, one for each use of an element, so looking up what a page imports would take much longer.
 */
function createImporterLookup({moduleGraph}: Compilation, reactPages: readonly string[]) {
  const cache = new Map<Module, ReadonlySet<Module>>();
  const findImporters = (module: Module): ReadonlySet<Module> =>
    new Set(
      moduleGraph.getIncomingConnections(module).flatMap(({originModule, dependency}) => {
        const {request = ''} = dependency as {request?: string};
        return originModule && !reactPages.includes(request) ? [originModule] : [];
      }),
    );
  return (module: Module): ReadonlySet<Module> => {
    const importers =
      cache.get(module) ?? (reactPages.includes(getFile(module)) ? new Set() : findImporters(module));
    cache.set(module, importers);
    return importers;
  };
}

/**
 * Finds the files to check among all modules of the server's build. `suspicious` are those that may use a hook or a handler although
 * React doesn't run them in the browser: path → source. `filesWithLayout` are client components that render the layout.
 */
function findCheckedFiles(
  compilation: Compilation,
  modules: readonly Module[],
  {siteDir, registry, isBoundary, reactPages, clientComponents, layout}: Options,
) {
  const registryModule = modules.find((module) => getFile(module) === registry);
  if (!registryModule) {
    const change = `${registry} isn't in the server's build, so the components of pages can't be checked`;
    throw new Error(
      describeDocusaurusChange(change, 'client-components/check.ts and its options in index.ts'),
    );
  }
  const findImporters = createImporterLookup(compilation, reactPages);
  const isOnPages = (module: Module): boolean =>
    isReachable(module, registryModule, findImporters, (importer) => isBoundary(getFile(importer)));
  // The theme's packages import each other. If their imports counted, each component that uses one would render the layout.
  const isPackage = (module: Module): boolean => getFile(module).includes('node_modules');
  const layouts = modules.filter((module) => getFile(module) === layout);
  const rendersLayout = (module: Module): boolean =>
    layouts.some((imported) => isReachable(imported, module, findImporters, isPackage));
  const suspicious = new Map<string, string>();
  const filesWithLayout = new Set<string>();
  for (const module of modules) {
    const file = getFile(module);
    const source = isBoundary(file) ? undefined : readSuspicious(siteDir, file);
    if (source !== undefined && isOnPages(module)) suspicious.set(file, source);
    if (clientComponents.includes(file) && isOnPages(module) && rendersLayout(module))
      filesWithLayout.add(file);
  }
  return {suspicious, filesWithLayout};
}

/** Returns the source of a file of the site that may use a hook or a handler, or undefined for any other file. */
function readSuspicious(siteDir: string, file: string): string | undefined {
  const isSource =
    file.startsWith(siteDir + path.sep) &&
    !/node_modules|\.docusaurus/.test(toRelativePath(siteDir, file)) &&
    /\.([jt]sx?|mdx?)$/.test(file) &&
    existsSync(file);
  const source = isSource ? readFileSync(file, 'utf8') : '';
  return SUSPICIOUS.test(source) ? source : undefined;
}

/**
 * Creates a plugin of the bundler that stops the server's build if a component that stays HTML in the browser uses a hook or a
 * handler. Hooks and handlers only work with React. The plugin checks all components that the modules of pages import, apart
 * from the chrome and the client components.
 */
export const createStaticComponentsCheck = (options: Options): ((compiler: object) => void) =>
  guard(({hooks, webpack}: Compiler) => {
    hooks.compilation.tap(
      PLUGIN_NAME,
      guard((compilation: Compilation) => {
        const findFiles = guard((modules: Iterable<Module>) =>
          findCheckedFiles(compilation, [...modules], options),
        );
        compilation.hooks.finishModules.tapPromise(PLUGIN_NAME, async (modules) => {
          const {suspicious, filesWithLayout} = findFiles(modules);
          const toName = (file: string): string => toRelativePath(options.siteDir, file);
          const faults = await Promise.all(
            [...suspicious].map(([file, source]) => findFaults(toName(file), source)),
          );
          faults.push([...filesWithLayout].map((file) => createLayoutFault(toName(file))));
          for (const fault of faults.flat().sort()) compilation.errors.push(new webpack.WebpackError(fault));
        });
      }),
    );
  }) as (compiler: object) => void;
