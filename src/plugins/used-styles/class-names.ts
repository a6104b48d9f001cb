import {createHash} from 'node:crypto';
import path from 'node:path';

/** A rule of the bundler for CSS modules, as far as it says how their classes are called. */
interface StyleRule {
  use?: {options?: {modules?: {localIdentName?: string; getLocalIdent?: NameClass}}}[];
}

type NameClass = (
  module: {resourcePath: string; rootContext: string},
  pattern: string,
  local: string,
) => string;

/** Characters behind a name that tell modules apart: each is random, so that no compression makes it smaller. */
const LENGTH = 2;

/** A function that names classes of CSS modules. It throws when two modules would get the same name. */
export function classNamer(): NameClass {
  const owners = new Map<string, string>();
  return ({resourcePath, rootContext}, _pattern, local) => {
    const file = path.relative(rootContext, resourcePath).split(path.sep).join('/');
    const hash = createHash('sha256').update(`${file} ${local}`).digest('base64url').slice(0, LENGTH);
    const name = `${local}_${hash}`;
    const owner = owners.get(name) ?? file;
    if (owner !== file)
      throw new Error(
        `${file} and ${owner} both get the class ${name}: call ${local} something else in one of them.`,
      );
    owners.set(name, file);
    return name;
  };
}

const nameClass = classNamer();

/** Shortens the names of classes of CSS modules. @throws when Docusaurus configures those in another way */
export function shortenNames(rules: readonly unknown[]): void {
  const loaders = (rules as StyleRule[]).flatMap(({use}) => (Array.isArray(use) ? use : []));
  const modules = loaders
    .flatMap(({options}) => options?.modules ?? [])
    .filter(({localIdentName}) => localIdentName);
  if (modules.length === 0)
    throw new Error(
      'Docusaurus names classes of CSS modules in another way now: see src/plugins/used-styles.',
    );
  for (const module of modules) module.getLocalIdent = nameClass;
}
