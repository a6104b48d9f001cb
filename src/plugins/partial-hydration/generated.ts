/**
 * Removes everything that grows with the number of pages from the files that Docusaurus generates for the browser. Each
 * function takes the text of a generated file and returns the text of the smaller one; pure, so that an upgrade which changes the form of
 * those files fails here, with the name of the file.
 */
import {docusaurusChanged} from './docusaurus-changed';

const moved = (file: string, expected: string, reader: string): Error =>
  new Error(docusaurusChanged(`${file} has no ${expected}`, `${reader} of generated.ts`));

/** The lines of `registry.js`, by chunk name. Throws when there are none. */
function registryLines(registry: string): Map<string, string> {
  const lines = [...registry.matchAll(/^ {2}"([^"]+)": \[.*\],$/gm)];
  if (lines.length === 0) throw moved('.docusaurus/registry.js', 'line for each chunk', 'registryLines()');
  return new Map(lines.map(([line, name = '']) => [name, line]));
}

/**
 * Returns the folders of the site's folder that have pages in Markdown, such as `docs`, `blog`, `versioned_docs`, `i18n`
 * and those of further docs plugins.
 * @param registry text of `registry.js`, which names the file of each page
 */
export const contentFolders = (registry: string): string[] => [
  ...new Set([...registry.matchAll(/"@site\/([^"/]+)\/[^"]+\.mdx?"/g)].map(([, folder = '']) => folder)),
];

/**
 * Returns a module with the pages that React renders in the browser.
 * @param pages modules of their components, by path with the base URL
 */
export function reactPagesModule(pages: Readonly<Record<string, string>>): string {
  const entries = Object.entries(pages).map(([path, file], index) => {
    // The styles of a chunk with a name are part of the stylesheet that every page has.
    const name = `/* webpackChunkName: "react-page-${index}" */`;
    return `  ${JSON.stringify(path)}: () => import(${name} ${JSON.stringify(file)}),`;
  });
  return ['export default {', ...entries, '};', ''].join('\n');
}

/** Fields of the site's configuration that only a build reads. */
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
  if (!docs) {
    throw moved('.docusaurus/globalData.json', 'docusaurus-plugin-content-docs', 'pruneGlobalData()');
  }
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
 * Returns a module that names the components of bodies, and that no page asks for: the bundler writes the styles of
 * components only for modules that it meets in the client's build.
 *
 * @param imported modules that pages import themselves
 */
export function bodiesModule(registry: string, imported: readonly string[]): string {
  const components = [...registryLines(registry).values()].flatMap((line) => {
    const [, name] =
      /\(\) => import\(\/\*.*?\*\/ "(@theme\/[^"]+|@site\/src\/pages\/[^"]+\.tsx)"\)/.exec(line) ?? [];
    return name ? [name] : [];
  });
  if (!components.includes('@theme/DocItem')) {
    throw moved('.docusaurus/registry.js', 'import of @theme/DocItem', 'bodiesModule()');
  }
  return [...new Set([...components, ...imported])]
    .map((name) => `import ${JSON.stringify(name)};\n`)
    .join('');
}
