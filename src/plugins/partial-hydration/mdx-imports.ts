import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toRelativePath} from '../../lib/relative-path';
import {removeFencedCode} from './mdx-source';

/** Matches imports that bring no styles: pictures, data, and other pages, whose imports are found in their own files. */
const WITHOUT_STYLES = /\.(?!(?:[cm]?[jt]sx?|css)$)\w+$/;

/** A comment of MDX. */
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;

/**
 * Matches a paragraph of statements, which begins at the start of the page, or after front matter, a heading or an empty line.
 * It ends before an empty line that isn't in braces or in a template string.
 */
const STATEMENTS =
  /(?<=^(?:---|#.*|[ \t]*)\n|(?<![\s\S]))(?:import|export)\s(?:\{[^}]*\}|`[^`]*`|.|\n(?![ \t]*\n))*/gm;

/** A template string, which may contain the imports of a sample. */
const TEMPLATE = /`[^`]*`/g;

/** Matches a statement that imports a module or exports it again, and captures the name of the module. */
const IMPORT =
  /^(?:import|export)\s+(?:(?:type\s+)?(?:[\w$]+\s*,\s*)?(?:[\w$]+|\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*)?(['"])(?<name>.+?)\1/gm;

/**
 * Returns the modules with components that an MDX file imports. A parser for MDX isn't used, because loading it takes more time
 * than anything else in the configuration of a build.
 *
 * @param file its path, from which relative imports lead
 */
export function findMdxImports(file: string, source: string): string[] {
  const text = removeFencedCode(source).replace(COMMENT, '');
  const modules = [...text.matchAll(STATEMENTS)].flatMap(([statements]) =>
    Array.from(statements.replace(TEMPLATE, '').matchAll(IMPORT), ({groups}) => groups?.name ?? ''),
  );
  return [...new Set(modules)]
    .filter((name) => !WITHOUT_STYLES.test(name))
    .map((name) => (name.startsWith('.') ? path.join(path.dirname(file), name) : name));
}

/** Endings that an import may leave out. Docusaurus sets them for the bundler. */
const ENDINGS = ['', '.mjs', '.js', '.jsx', '.ts', '.tsx'];

/**
 * Reads an MDX file, and returns the modules with components that it imports.
 *
 * @throws if one of them is a file of the site that doesn't exist, because the bundler's error wouldn't name the page
 */
export function readMdxImports(siteDir: string, file: string): string[] {
  const modules = findMdxImports(file, readFileSync(file, 'utf8'));
  for (const name of modules) {
    const target = name.replace(/^@site(?=\/)/, siteDir);
    if (!path.isAbsolute(target) || ENDINGS.some((ending) => existsSync(target + ending))) continue;
    throw new Error(
      `${toRelativePath(siteDir, file)} imports ${toRelativePath(siteDir, target)}, which doesn't exist. ` +
        'Correct the path of the import.',
    );
  }
  return modules;
}
