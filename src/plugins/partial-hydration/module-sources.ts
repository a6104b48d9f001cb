/** Creates the sources of modules that the plugin writes for the browser's build. */
import {describeDocusaurusChange} from './describe-docusaurus-change';

/** A module that the browser imports when it needs it. */
export interface LazyModule {
  key: string;
  file: string;
  /** Name of the chunk. The styles of a chunk with a name become part of the stylesheet that every page loads. */
  chunk: string;
}

/** Creates the source of a module that exports a function for each of several modules, by key, which imports that module. */
export function createImportsModule(modules: readonly LazyModule[]): string {
  const entries = modules.map(
    ({key, file, chunk}) =>
      `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)}),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}

/** Matches the import of a component in `registry.js`, either of the theme or of a page that is one itself. */
const COMPONENT_IMPORT = /\(\) => import\(\/\*.*?\*\/ "(@theme\/[^"]+|@site\/src\/pages\/[^"]+\.tsx)"\)/g;

/** Name of the bundle that no page loads. */
export const UNLOADED_BUNDLE = 'bodies';

/**
 * Creates the source of a module that imports every component that page bodies render. No page loads it. It only exists
 * because the bundler extracts a component's styles only if the client's build imports that component.
 *
 * @param registry the text of `registry.js`
 * @param imported modules that pages import themselves
 */
export function createBodiesModule(registry: string, imported: readonly string[]): string {
  const components = Array.from(registry.matchAll(COMPONENT_IMPORT), ([, name = '']) => name);
  if (!components.includes('@theme/DocItem')) {
    const change = '.docusaurus/registry.js has no import of @theme/DocItem';
    throw new Error(describeDocusaurusChange(change, 'createBodiesModule() of module-sources.ts'));
  }
  return [...new Set([...components, ...imported])]
    .map((name) => `import ${JSON.stringify(name)};\n`)
    .join('');
}
