import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import {createBundlerGuard} from '../../../lib/bundler-api';
import {toRelativePath} from '../../../lib/relative-path';
import {describeDocusaurusChange} from '../describe-docusaurus-change';
import {createLayoutFault, findFaults} from './faults';
import {type Compilation, createImporterLookup, getFile, isReachable, type Module} from './module-graph';

type Compiler = InstanceType<typeof rspack.Compiler>;

const PLUGIN_NAME = 'CheckStaticComponents';

interface Options {
  siteDir: string;
  /** Path of the file in which Docusaurus lists the modules of all pages. */
  registry: string;
  /** Returns true if React runs this file and its imports in the browser, because it's the chrome or a client component. */
  isBoundary(file: string): boolean;
  /** Components of the pages whose bodies React renders, as imports such as `@theme/SearchPage` or as paths of files. */
  reactPages: readonly string[];
  clientComponents: readonly string[];
  /** File of the layout, which renders the chrome and the body of a page. */
  layout: string;
}

const describeChange = (change: string): string =>
  describeDocusaurusChange(change, 'client-components/check.ts');
const guard = createBundlerGuard(describeChange);

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
    isReachable(module, registryModule, (imported) =>
      findImporters(imported).filter((importer) => !isBoundary(getFile(importer))),
    );
  // The theme's packages import each other. If their imports counted, each component that uses one would render the layout.
  const isPackage = (module: Module): boolean =>
    toRelativePath(siteDir, getFile(module)).includes('node_modules');
  const layouts = modules.filter((module) => getFile(module) === layout);
  const rendersLayout = (module: Module): boolean =>
    layouts.some((layoutModule) =>
      isReachable(layoutModule, module, (imported) =>
        findImporters(imported).filter((importer) => !isPackage(importer)),
      ),
    );
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

/** Matches files that may use a hook or a handler. All others are left out, because parsing takes long. */
const SUSPICIOUS = /\buse[A-Z]|\bon[A-Z]|BrowserOnly|Component\b|\bis\w+\(\)/;

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
