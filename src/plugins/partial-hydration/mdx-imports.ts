import path from 'node:path';
import {parseMdx, withoutFencedCode} from './mdx-source';

/** Imports without styles: files that are shown, data, and other pages, which are read themselves. */
const WITHOUT_STYLES = /\.(?!(?:[cm]?[jt]sx?|css)$)\w+$/;

/**
 * Returns the modules with components that an MDX file imports.
 * @param file its path, from which relative imports lead
 */
export function mdxImports(file: string, source: string): string[] {
  // Most pages import nothing, and parsing takes a while.
  if (!/^(import|export)\s/m.test(withoutFencedCode(source))) return [];
  return parseMdx(source)
    .children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) =>
      'source' in statement && statement.source ? [String(statement.source.value)] : [],
    )
    .filter((name) => !WITHOUT_STYLES.test(name))
    .map((name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name));
}
