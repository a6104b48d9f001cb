import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getPageKey} from '../../../lib/page-address';
import {toRelativePath} from '../../../lib/relative-path';

/** Matches the directive as the first statement of a module, after nothing but comments. */
const DIRECTIVE = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/;

export const isClientModule = (source: string): boolean => DIRECTIVE.test(source);

/** A module whose components are hydrated on their own. */
export interface ClientModule {
  /** Path of the file. */
  path: string;
  /** Path of the file below the site's folder. */
  file: string;
  /** Name in the HTML of pages, such as `components/Counter`. */
  id: string;
}

/** Returns the modules among `files` that begin with `'use client'`, sorted by id. */
export function findClientModules(siteDir: string, files: readonly string[]): ClientModule[] {
  return files
    .filter((file) => /\.[jt]sx?$/.test(file) && isClientModule(readFileSync(file, 'utf8')))
    .map((file) => {
      const name = toRelativePath(siteDir, file);
      return {path: file, file: name, id: name.replace(/^src\//, '').replace(/(\/index)?\.[jt]sx?$/, '')};
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A page as Docusaurus's plugin for pages lists it. */
export interface PageMetadata {
  /** `jsx` for a page that is a component of its own. */
  type: string;
  /** Path of the page, with the base URL. */
  permalink: string;
  /** File of the page, with `@site` for the site's folder. */
  source: string;
}

/** Returns the pages whose component is a client module, as files by the key of the page. */
export function findClientPages(siteDir: string, pages: readonly PageMetadata[]): Record<string, string> {
  return Object.fromEntries(
    pages
      .filter(({type}) => type === 'jsx')
      .map(({permalink, source}) => [getPageKey(permalink), source.replace(/^@site(?=\/)/, siteDir)] as const)
      .filter(([, file]) => isClientModule(readFileSync(file, 'utf8'))),
  );
}

/** The query that requests a module without its wrapper. */
const ORIGINAL = '?unwrapped';

/** Returns the bundler's rules that wrap client components in the server's build. */
export function createServerRules(modules: readonly ClientModule[]) {
  return modules.map(({path: resource, id, file}) => ({
    resource,
    resourceQuery: {not: [/^\?unwrapped$/]},
    enforce: 'pre' as const,
    loader: path.join(__dirname, 'loader.cjs'),
    options: {server: path.join(__dirname, 'server.tsx'), origin: {id, file}, query: ORIGINAL},
  }));
}
