import {isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';

/** The keys of the front matter that have a list of strings for sections of the page. */
const KEYS = ['aliases', 'sectionKeywords'] as const;

/** Other names for a page or a section of it, or keywords of a section. */
export interface Alias {
  /** `sectionKeywords` if these are words that the section is searched for, and not names of it. */
  key: (typeof KEYS)[number];
  /** Id of the section, or empty for the page itself. */
  anchor: string;
  names: string[];
  /** The place in the source, as `file:line`. */
  source: string;
}

const FRONT_MATTER = /^\uFEFF?---\r?\n(.*?\n)---\r?\n/s;

/**
 * Reads the other names and the keywords of a page's sections from its front matter, such as:
 *
 *     aliases:
 *       id-of-a-section: [what people call it, another word]
 *     sectionKeywords:
 *       id-of-a-section: [word, another]
 *
 * The page itself has `keywords` for that.
 *
 * @param file the name of the file, for errors
 * @throws an error with file and line when one of the keys has another form
 */
export function readAliases(markdown: string, file: string): Alias[] {
  const [, frontMatter] = FRONT_MATTER.exec(markdown) ?? [];
  // Parsing the front matter of all pages would take a while, and few pages have these keys.
  const keys = KEYS.filter((key) => frontMatter?.includes(key));
  if (!frontMatter || keys.length === 0) return [];
  const lineCounter = new LineCounter();
  const document = parseDocument(frontMatter, {lineCounter});
  // The first line of the file is `---`, which isn't part of the front matter.
  const getLine = (offset = 0) => lineCounter.linePos(offset).line + 1;
  return keys.flatMap((key) => {
    const map = document.get(key, true);
    if (map === undefined) return [];
    if (!isMap(map)) {
      const line = getLine(isNode(map) ? map.range?.[0] : undefined);
      throw new Error(`${file}:${line} "${key}" must map ids of sections to lists of strings`);
    }
    return map.items.map(({key: id, value}) => {
      const source = `${file}:${getLine(isScalar(id) ? id.range?.[0] : undefined)}`;
      const list: unknown = map.toJSON()[String(id)];
      const isList = Array.isArray(list) && list.every((item) => typeof item === 'string' && item.trim());
      if (!isList || !value) throw new Error(`${source} the ${key} of "${id}" must be a list of strings`);
      if (new Set(list).size < list.length) {
        throw new Error(`${source} the ${key} of "${id}" contain the same string twice`);
      }
      return {key, anchor: String(id), names: list, source};
    });
  });
}
