import {type Hierarchy, type IndexedPage, LEVELS, type RecordType, type SearchRecord} from './types';

const NO_HEADINGS = Object.fromEntries(LEVELS.map((name) => [name, null])) as Hierarchy;

/** Changes a hierarchy to that of the next heading: sets its title, and removes the headings below its level. */
function enterHeading(hierarchy: Hierarchy, level: number, title: string): void {
  for (const [index, name] of LEVELS.entries()) {
    if (index === level) hierarchy[name] = title;
    if (index > level) hierarchy[name] = null;
  }
}

/**
 * Creates the records of a page, one for each part of the text of its entries. An entry without text has one too.
 *
 * @param base origin and base URL of the site, without a slash at the end
 */
export function createRecords(page: IndexedPage, base: string): SearchRecord[] {
  const {path, language, version, tag, ancestors} = page;
  const hierarchy: Hierarchy = {...NO_HEADINGS, lvl0: page.group};
  const countById = new Map<string, number>();
  const records: SearchRecord[] = [];
  for (const {level, kind, title, anchor, texts, aliases, topics} of page.entries) {
    const id = anchor ? `${path}#${anchor}` : path;
    enterHeading(hierarchy, level, title);
    for (const [part, text] of (texts.length > 0 ? texts : ['']).entries()) {
      const count = (countById.get(id) ?? 0) + 1;
      countById.set(id, count);
      const isFirst = part === 0;
      const position = records.length;
      records.push({
        objectID: count === 1 ? id : `${id}~${count}`,
        url: `${base}${id}`,
        type: isFirst ? (LEVELS[level] as RecordType) : 'content',
        hierarchy: {...hierarchy},
        content: text || null,
        language,
        version,
        docusaurus_tag: tag,
        kind: !isFirst && kind === 'page' ? 'section' : kind,
        weight: {page: page.weight, level: isFirst ? 110 - 10 * level : 0, position},
        ...(position === 0 && ancestors.length > 0 ? {ancestors} : {}),
        ...(isFirst && aliases.length > 0 ? {aliases} : {}),
        ...(isFirst && topics.length > 0 ? {topics} : {}),
      });
    }
  }
  return records;
}
