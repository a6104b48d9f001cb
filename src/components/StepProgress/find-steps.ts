import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * Returns the addresses of the pages in the same category of a sidebar, in order. The page that the category itself links
 * to is the first one.
 *
 * @throws an Error if the page isn't in a category
 */
export function findSteps(items: readonly PropSidebarItem[], permalink: string): string[] {
  const steps = findCategoryPages(items, permalink);
  if (!steps)
    throw new Error(`${permalink} shows its progress, but sidebars.ts has no category with this page.`);
  return steps;
}

function findCategoryPages(items: readonly PropSidebarItem[], permalink: string): string[] | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const inner = findCategoryPages(item.items, permalink);
    if (inner) return inner;
    const pages = item.items.flatMap((page) => (page.type === 'link' ? [page.href] : []));
    const steps = item.href ? [item.href, ...pages] : pages;
    if (steps.includes(permalink)) return steps;
  }
  return undefined;
}
