import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import {createBundlerGuard} from '../../../lib/bundler-api';
import {docusaurusChanged} from '../docusaurus-changed';
import {browserUses} from './browser-uses';
import {mdxUses} from './mdx-uses';
import {reachableModules} from './reachable';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;
type Module = ReturnType<Compilation['moduleGraph']['getModule']> & object;

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

const explain = (change: string): string => docusaurusChanged(change, 'client-components/check.ts');
const guard = createBundlerGuard(explain);

/** Matches files that may use a hook or a handler. All others are left out, because parsing takes long. */
const SUSPICIOUS = /\buse[A-Z]|\bon[A-Z]|BrowserOnly|Component\b|\bis\w+\(\)/;

const FIX =
  "Make 'use client' the first line of its file, so that it is hydrated on its own: see " +
  'src/plugins/partial-hydration/client-components/README.md.';

/** Returns the error for a client component that renders the layout, because nothing in the body of that layout would respond. */
const layoutFault = (file: string): string =>
  `${file}:1 says 'use client' and renders the layout, but only pages of src/pages can do both. ` +
  'Move the part that has state or handlers into a component of its own, and the directive with it.';

/** Returns an error for each hook or handler in a file, with file, line, component and fix. */
export function faultsIn(file: string, source: string): string[] {
  if (!SUSPICIOUS.test(source)) return [];
  const isMdx = /\.mdx?$/.test(file);
  const fix = isMdx ? `Move it to a file of its own. ${FIX}` : FIX;
  return (isMdx ? mdxUses(source) : browserUses(file, source)).map(
    ({line, component, use}) =>
      `${file}:${line} ${component} uses ${use}, but the bodies of pages stay HTML in the browser. ${fix}`,
  );
}

/**
 * Stops the server's build if a component that stays HTML in the browser uses a hook or a handler, which only work with React.
 * These are all components that the modules of pages import, apart from the chrome and the client components.
 */
export class CheckStaticComponents {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param bundler Rspack's compiler, which Docusaurus's types take for webpack's */
  apply(bundler: object): void {
    const addHook = guard(({hooks, webpack}: Compiler) => {
      hooks.compilation.tap(
        'CheckStaticComponents',
        guard((compilation: Compilation) => {
          const report = guard((modules: Iterable<Module>) => {
            for (const fault of this.#faults(compilation, modules))
              compilation.errors.push(new webpack.WebpackError(fault));
          });
          compilation.hooks.finishModules.tap('CheckStaticComponents', report);
        }),
      );
    });
    addHook(bundler as Compiler);
  }

  #faults({moduleGraph}: Compilation, modules: Iterable<Module>): string[] {
    const {siteDir, registry, isBoundary, reactPages, clientComponents, layout} = this.#options;
    const fileOf = (module: Module): string => module.nameForCondition() ?? '';
    const importsOf = (module: Module): Module[] =>
      moduleGraph.getOutgoingConnections(module).flatMap((connection) => {
        const {request = ''} = connection.dependency as {request?: string};
        const names = [request, connection.module ? fileOf(connection.module) : ''];
        const isReactPage = names.some((name) => reactPages.includes(name));
        return connection.module && !isReactPage ? [connection.module] : [];
      });
    const start = [...modules].find((module) => fileOf(module) === registry);
    if (!start) {
      const change = `${registry} isn't in the server's build, so the components of pages can't be checked`;
      return [docusaurusChanged(change, 'client-components/check.ts and its options in index.ts')];
    }
    const used = new Set<Module>();
    const checked = reachableModules([start], {
      importsOf,
      isBoundary(module) {
        if (clientComponents.includes(fileOf(module))) used.add(module);
        return isBoundary(fileOf(module));
      },
    });
    // The theme's packages import each other. If their imports counted, each component that uses one would render the layout.
    const isPackage = (module: Module): boolean => fileOf(module).includes('node_modules');
    const withLayout = [...used].filter((module) =>
      [...reachableModules([module], {importsOf, isBoundary: isPackage})].some(
        (imported) => fileOf(imported) === layout,
      ),
    );
    const files = [...checked]
      .map(fileOf)
      .filter(
        (file) =>
          file.startsWith(siteDir + path.sep) &&
          !/node_modules|\.docusaurus/.test(path.relative(siteDir, file)),
      )
      .filter((file) => /\.([jt]sx?|mdx?)$/.test(file) && existsSync(file));
    return [
      ...withLayout.map((module) => layoutFault(path.relative(siteDir, fileOf(module)))),
      ...[...new Set(files)].flatMap((file) =>
        faultsIn(path.relative(siteDir, file), readFileSync(file, 'utf8')),
      ),
    ].sort();
  }
}
