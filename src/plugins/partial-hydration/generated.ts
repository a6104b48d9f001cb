/**
 * What Docusaurus generates for the browser, without what grows with the number of pages. Each function takes the
 * text of a generated file and returns the text of the smaller one; pure, so that an upgrade which changes the form of
 * those files fails here, with the name of the file.
 */

/** Chunk names of one route: module names by property, `__comp` among them. */
type ChunkNames = Record<string, unknown> & {__comp: string};

/** `.docusaurus/routesChunkNames.json`: chunk names by path and hash, `/search-5de`. */
export type RoutesChunkNames = Record<string, ChunkNames>;

/** A page that React runs in the browser. */
export interface LiveRoute {
  path: string;
  /** What Docusaurus puts behind the path to name the route, such as `5de`. */
  hash: string;
}

const moved = (what: string): Error =>
  new Error(
    `${what}: Docusaurus writes this file in another way now; see src/plugins/partial-hydration/README.md`,
  );

/** The lines of `registry.js`, by chunk name. Throws when there are none. */
function registryLines(registry: string): Map<string, string> {
  const lines = [...registry.matchAll(/^ {2}"([^"]+)": \[.*\],$/gm)];
  if (lines.length === 0) throw moved('.docusaurus/registry.js');
  return new Map(lines.map(([line, name = '']) => [name, line]));
}

/** Names of the chunks that a route needs, however deep they stand. */
function chunksOf(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  if (typeof names !== 'object' || names === null) return [];
  return Object.values(names).flatMap(chunksOf);
}

/**
 * The routes that stay live.
 * @param paths paths of live pages, with the base URL
 * @throws when a path has no route
 */
export function liveRoutes(names: RoutesChunkNames, paths: readonly string[]): LiveRoute[] {
  return paths.map((path) => {
    const key = Object.keys(names).find((name) => name.replace(/-[^-]+$/, '') === path);
    if (!key) throw new Error(`partial-hydration: the live page ${path} has no route`);
    return {path, hash: key.slice(path.length + 1)};
  });
}

/** `routesChunkNames.json` of live routes alone. */
export function pruneChunkNames(names: RoutesChunkNames, live: readonly LiveRoute[]): RoutesChunkNames {
  return Object.fromEntries(
    live.flatMap(({path, hash}) => {
      const key = `${path}-${hash}`;
      const chunks = names[key];
      return chunks ? [[key, chunks] as const] : [];
    }),
  );
}

/** `registry.js` with the modules of live routes alone. */
export function pruneRegistry(registry: string, names: RoutesChunkNames): string {
  const lines = registryLines(registry);
  const kept = new Set(Object.values(names).flatMap(chunksOf));
  return ['export default {', ...[...kept].flatMap((name) => lines.get(name) ?? []), '};', ''].join('\n');
}

/** A `routes.js` of live routes, and one that takes all other paths. */
export function routesModule(live: readonly LiveRoute[]): string {
  const entries = live.map(({path, hash}) => {
    const [name, key] = [path, hash].map((text) => JSON.stringify(text));
    return `  {path: ${name}, component: livePage(ComponentCreator(${name}, ${key})), exact: true},`;
  });
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    "import {livePage, StaticPage} from '@site/src/plugins/partial-hydration/client/pages';",
    'export default [',
    ...entries,
    "  {path: '*', component: StaticPage},",
    '];',
    '',
  ].join('\n');
}

/** What of the site's configuration only a build reads. */
const FOR_BUILDS = ['clientModules', 'plugins', 'presets', 'ssrTemplate', 'themes', 'webpack'] as const;

/** The site's configuration as pages read it: without what configures the build. */
export function pruneConfig<Config extends object>(config: Config): Partial<Config> {
  const kept = Object.entries(config).filter(([name]) => !(FOR_BUILDS as readonly string[]).includes(name));
  return Object.fromEntries(kept) as Partial<Config>;
}

/** `globalData.json` of the docs plugin: every version knows every document. */
interface Version {
  mainDocId: string;
  docs: {id: string}[];
  sidebars?: Record<string, {link?: {path: string}}>;
}
export type GlobalData = Record<string, Record<string, {versions?: Version[]}>>;

/** `globalData.json` with the main document of a version alone: which one a page shows, its HTML says. */
export function pruneGlobalData(data: GlobalData): GlobalData {
  const docs = data['docusaurus-plugin-content-docs'];
  if (!docs) throw moved('.docusaurus/globalData.json');
  const pruned = Object.entries(docs).map(([id, instance]) => [
    id,
    {
      ...instance,
      versions: instance.versions?.map((version) => ({
        ...version,
        docs: version.docs.filter((doc) => doc.id === version.mainDocId),
      })),
    },
  ]);
  return {...data, 'docusaurus-plugin-content-docs': Object.fromEntries(pruned)};
}

/** The sidebars of the docs, each with the path of its first page. */
export function sidebarsOf(data: GlobalData): {name: string; first: string}[] {
  const instances = Object.values(data['docusaurus-plugin-content-docs'] ?? {});
  const sidebars = instances.flatMap(({versions}) => versions ?? []).map(({sidebars}) => sidebars ?? {});
  return sidebars
    .flatMap(Object.entries<{link?: {path: string}}>)
    .flatMap(([name, {link}]) => (link ? [{name, first: link.path}] : []));
}

/** Name of the bundle that no page loads. */
export const UNLOADED_BUNDLE = 'bodies';

/**
 * A module that names what bodies are made of, and that no page asks for: the bundler writes the styles of
 * components and the files that pages show, pictures above all, only for modules that it meets in the client's build.
 */
export function bodiesModule(registry: string, pictures: readonly string[]): string {
  const components = [...registryLines(registry).values()].flatMap((line) => {
    const [, name] =
      /\(\) => import\(\/\*.*?\*\/ "(@theme\/[^"]+|@site\/src\/pages\/[^"]+\.tsx)"\)/.exec(line) ?? [];
    return name ? [name] : [];
  });
  if (!components.includes('@theme/DocItem')) throw moved('.docusaurus/registry.js');
  return [...components, ...pictures].map((name) => `import ${JSON.stringify(name)};\n`).join('');
}

/** Modules of this site and its theme that an MDX file imports. */
export function importsOf(mdx: string): string[] {
  return [...mdx.matchAll(/^import .+ from '(@(?:site|theme)\/[^']+)';$/gm)].map(([, name = '']) => name);
}
