import {listDocumentIds, type Version} from '../../lib/documents';
import type {ReferencePage} from '../../lib/reference';
import {SITE_SECTIONS} from '../../lib/site-sections';
import type {ListedPage, Section} from './llms';

/** Names of the sidebars in the order of their sections. The titles of the sections begin with the label of the sidebar. */
const SIDEBARS = ['guides', 'api'] as const;

/** The section that agents can skip when they write apps. The convention of llms.txt defines the title "Optional". */
const OPTIONAL = {title: 'Optional', ids: /^development\//};

/** Returns the summary of a symbol, which says if the package doesn't export the symbol. */
function describeSymbol(symbol: ReferencePage | undefined): string | undefined {
  return symbol?.exported === false ? `${symbol.summary} Not exported.`.trim() : symbol?.summary;
}

/**
 * Creates a section for each category of the sidebars. Pages without a sidebar and blog posts come last. A page of the
 * reference is listed with the summary of its symbol, because the heading already says what kind of symbol it is.
 * @param posts blog posts
 * @param findReference returns the symbol of a reference page by its path with the base URL, or undefined for other pages
 */
export function createSections(
  {sidebars, docs}: Version,
  posts: readonly ListedPage[],
  findReference: (route: string) => ReferencePage | undefined,
): Section[] {
  const pages = new Map(
    docs.map(({id, title, description, permalink}) => [
      id,
      {title, description: describeSymbol(findReference(permalink)) ?? description, route: permalink},
    ]),
  );
  // Each page is listed once, so listing it removes it from the map.
  const removePages = (ids: readonly string[]): ListedPage[] =>
    ids.flatMap((id) => {
      const page = pages.get(id);
      pages.delete(id);
      return page ?? [];
    });
  const sections = SIDEBARS.flatMap((name) => {
    const title = SITE_SECTIONS[name].label;
    const items = sidebars[name] ?? [];
    const uncategorized = items.flatMap((item) =>
      item.type === 'doc' || item.type === 'ref' ? item.id : [],
    );
    return [
      {title, pages: removePages(uncategorized)},
      ...items.flatMap((item) =>
        item.type === 'category'
          ? [{title: `${title}: ${item.label}`, pages: removePages(listDocumentIds(item))}]
          : [],
      ),
    ];
  });
  const optional = removePages([...pages.keys()].filter((id) => OPTIONAL.ids.test(id)));
  const lastSections = [
    {title: 'Other pages', pages: removePages([...pages.keys()])},
    {title: OPTIONAL.title, pages: [...optional, ...posts]},
  ];
  return [...sections, ...lastSections].filter((section) => section.pages.length > 0);
}
