import {hasAllWords} from '../NameFilter/words';

/** Elements that each describe a member or only list its name. */
const ENTRIES = '[data-kind], .api-method-summary li, .api-table tbody tr:has(td)';

/** Elements that group entries. While a filter is on, they are hidden, because their group may be empty. */
const GROUPS = '.api-method-summary strong, .api-table tbody tr:not(:has(td))';

/**
 * Hides the members on a page whose name lacks one of the words, and the sections that are left without a member. Sections
 * that never had a member stay.
 *
 * @returns the number of members that match, without those that are only listed
 */
export function filterMembers(page: Element, words: readonly string[]): number {
  let count = 0;
  for (const section of readSections(page)) {
    const entries = findAll(section, ENTRIES);
    if (entries.length === 0) continue;
    for (const entry of entries) {
      entry.hidden = !hasAllWords(entry.querySelector('h3, td, a')?.textContent, words);
      if (!entry.hidden && entry.matches('[data-kind]')) count += 1;
    }
    for (const group of findAll(section, GROUPS)) group.hidden = words.length > 0;
    const isEmpty = entries.every((entry) => entry.hidden);
    for (const element of section) if (!entries.includes(element)) element.hidden = isEmpty;
  }
  return count;
}

/** Returns the elements of each section of a page: its heading, and what follows up to the next one. */
function readSections(page: Element): HTMLElement[][] {
  const sections: HTMLElement[][] = [];
  for (const element of page.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tagName === 'H2') sections.push([]);
    sections.at(-1)?.push(element);
  }
  return sections;
}

function findAll(section: readonly HTMLElement[], selector: string): HTMLElement[] {
  return section.flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
}
