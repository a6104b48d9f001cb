import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {getTopicAnchor, REFERENCE_ROUTE, REFERENCE_TITLE} from './reference';

/** Path of the newest version of the docs, below the base URL. */
const DOCS_PATH = '/docs';

/** A part of the site with pages in one sidebar. */
interface SiteSection {
  /** Name in the navbar and in the breadcrumbs. */
  label: string;
  /** Path of its landing page, below the base URL. */
  path: string;
  /** True if the landing page has a heading for each group of the sidebar. */
  hasGroupHeadings: boolean;
}

/** Name of the section for those who change the toolkit or these pages. */
export const CONTRIBUTE_TITLE = 'Contribute';

/** The sections by the name of their sidebar. */
export const SITE_SECTIONS = {
  guides: {label: 'Guides', path: '/docs/guides/', hasGroupHeadings: true},
  api: {label: REFERENCE_TITLE, path: `${REFERENCE_ROUTE}/`, hasGroupHeadings: true},
  development: {label: CONTRIBUTE_TITLE, path: '/docs/development/', hasGroupHeadings: false},
} satisfies Record<string, SiteSection>;

type Category = Extract<PropSidebarItem, {type: 'category'}>;

/** Returns the address of an item, or of the first page in it if the item has none. */
function findFirstLink(item: PropSidebarItem): string | undefined {
  if (item.type !== 'category') return item.type === 'link' ? item.href : undefined;
  if (item.href !== undefined) return item.href;
  // Every page of the docs looks for these links, so the search ends at the first one.
  for (const child of item.items) {
    const href = findFirstLink(child);
    if (href !== undefined) return href;
  }
  return undefined;
}

/** Adds a link to a category and to the categories in it. Each one without a link leads to its first page. */
const linkCategory = (category: Category, href = category.href): Category => ({
  ...category,
  href: href ?? findFirstLink(category),
  items: category.items.map((item) => (item.type === 'category' ? linkCategory(item) : item)),
});

/**
 * Returns the items of a sidebar for breadcrumbs. They're in a category that stands for the section. Each group links to its
 * heading on the landing page of the section, or to its first page.
 *
 * @param sidebar the name of the sidebar, or undefined if it belongs to another docs plugin
 * @param docsPath the path of the docs in the version of the page, with the base URL, such as `/docs/1.0`
 */
export function createBreadcrumbItems(
  sidebar: string | undefined,
  items: readonly PropSidebarItem[],
  docsPath: string,
): PropSidebarItem[] {
  const section = new Map<string, SiteSection>(Object.entries(SITE_SECTIONS)).get(sidebar ?? '');
  if (!section) return items.map((item) => (item.type === 'category' ? linkCategory(item) : item));
  const landingPage = docsPath + section.path.slice(DOCS_PATH.length);
  const linkedItems = items.map((item) => {
    if (item.type !== 'category') return item;
    const heading = section.hasGroupHeadings ? `${landingPage}#${getTopicAnchor(item.label)}` : undefined;
    return linkCategory(item, item.href ?? heading);
  });
  return [
    {
      type: 'category',
      label: section.label,
      href: landingPage,
      collapsible: false,
      collapsed: false,
      items: linkedItems,
    },
  ];
}
