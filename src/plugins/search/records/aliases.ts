import {isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';

/** Other names for a page or a section of it. */
export interface Alias {
  /** Id of the section, or empty for the page itself. */
  anchor: string;
  names: string[];
  /** The place in the source, as `file:line`. */
  source: string;
}

const FRONT_MATTER = /^\uFEFF?---\r?\n(.*?\n)---\r?\n/s;

/**
 * Reads the other names of a page's sections from its front matter, such as:
 *
 *     aliases:
 *       id-of-a-section: [what people call it, another word]
 *
 * The page itself has `keywords` for that.
 *
 * @param file the name of the file, for errors
 * @throws an error with file and line when `aliases` has another form
 */
export function readAliases(markdown: string, file: string): Alias[] {
  const [, frontMatter] = FRONT_MATTER.exec(markdown) ?? [];
  // Parsing the front matter of all pages would take a while, and few pages have aliases.
  if (!frontMatter?.includes('aliases')) return [];
  const lineCounter = new LineCounter();
  const document = parseDocument(frontMatter, {lineCounter});
  const aliases = document.get('aliases', true);
  if (aliases === undefined) return [];
  // The first line of the file is `---`, which isn't part of the front matter.
  const getLine = (offset = 0) => lineCounter.linePos(offset).line + 1;
  if (!isMap(aliases)) {
    const line = getLine(isNode(aliases) ? aliases.range?.[0] : undefined);
    throw new Error(`${file}:${line} "aliases" must map ids of sections to lists of what people call them`);
  }
  return aliases.items.map(({key, value}) => {
    const source = `${file}:${getLine(isScalar(key) ? key.range?.[0] : undefined)}`;
    const list: unknown = aliases.toJSON()[String(key)];
    const isList = Array.isArray(list) && list.every((item) => typeof item === 'string' && item.trim());
    if (!isList || !value) throw new Error(`${source} the aliases of "${key}" must be a list of strings`);
    if (new Set(list).size < list.length) {
      throw new Error(`${source} the aliases of "${key}" contain the same string twice`);
    }
    return {anchor: String(key), names: list, source};
  });
}
