/** Elements on the page of a class that repeat the name of an entry. */
const REPEATED = '.api-method-summary li, .api-table tbody tr:has(td)';

/** Elements that group entries. While a filter is on, they are hidden, because their group may be empty. */
const GROUPS = '.api-method-summary strong, .api-table tbody tr:not(:has(td))';

/** A part of a name copied from code. In `QLabel.setText`, `QLabel` is the owner and `setText` is the member. */
export type NamePart = 'owner' | 'member';

const OTHER_PARTS: Record<NamePart, RegExp> = {owner: /[.:#].*$/, member: /^.*[.:#]/};

/**
 * Returns the words of a query in lower case. A word may be copied from code, such as `QLabel.setText()`. Then only one part of
 * the name counts.
 */
export const readWords = (query: string, part: NamePart): string[] =>
  query
    .toLowerCase()
    .replace(/(?<=\w)\(.*/s, '')
    .split(/\s+/)
    .map((word) => word.replace(/^[.:#]+|[.:#]+$/g, '').replace(OTHER_PARTS[part], ''))
    .filter(Boolean);

/**
 * Hides the entries in `content` whose name lacks one of the words, and the sections that are left without an entry. Sections
 * that never had an entry stay.
 *
 * @param selector selector of the entries
 * @returns the number of entries that match
 */
export function filterEntries(content: Element, selector: string, words: readonly string[]): number {
  const elements = [...content.children].filter((child) => child instanceof HTMLElement);
  const names = `${selector}, ${REPEATED}`;
  for (const entry of findAll(elements, names)) {
    const name = entry.querySelector('h3, td, a')?.textContent?.toLowerCase() ?? '';
    entry.hidden = !words.every((word) => name.includes(word));
  }
  for (const group of findAll(elements, GROUPS)) group.hidden = words.length > 0;
  // The inner sections come last, because each heading is shown if any section that it is in has an entry.
  for (const headings of ['h2', 'h2, h3']) {
    for (const section of readSections(elements, headings)) hideIfEmpty(section, findAll(section, names));
  }
  return findAll(elements, selector).filter((entry) => !entry.hidden).length;
}

/** Returns the elements of each section: its heading, and what follows up to the next one. */
function readSections(elements: readonly HTMLElement[], headings: string): HTMLElement[][] {
  const sections: HTMLElement[][] = [];
  for (const element of elements) {
    if (element.matches(headings)) sections.push([]);
    sections.at(-1)?.push(element);
  }
  return sections;
}

function hideIfEmpty(section: readonly HTMLElement[], entries: readonly HTMLElement[]): void {
  if (entries.length === 0) return;
  const isEmpty = entries.every((entry) => entry.hidden);
  for (const element of section) if (!entries.includes(element)) element.hidden = isEmpty;
}

function findAll(section: readonly HTMLElement[], selector: string): HTMLElement[] {
  return section.flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
}
