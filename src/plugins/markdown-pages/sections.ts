import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ReferencePage} from '../../lib/reference';
import type {Listed, Section} from './llms';

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** Names of the sidebars in the order in which a reader needs them, with what stands before the titles of their parts. */
const SIDEBARS = {guides: 'Guides', api: 'Reference'} as const;

/** What a program that writes apps can skip; the convention of llms.txt gives the heading this meaning. */
const OPTIONAL = {title: 'Optional', ids: /^development\//};

const idsOf = (item: SidebarItem): string[] => {
  if (item.type === 'doc') return [item.id];
  return item.type === 'category' ? item.items.flatMap(idsOf) : [];
};

/**
 * Returns the pages of the docs as the sidebars have them, a section per part. Pages without a sidebar and posts come
 * last. The heading above a page of the reference says what kind of symbol it is about, so its description only says
 * what the symbol is for.
 * @param posts posts of the blog
 * @param referenceAt returns what a page of the reference is about, by its path with the base URL
 */
export function sectionsOf(
  {sidebars, docs}: Version,
  posts: readonly Listed[],
  referenceAt: (route: string) => ReferencePage | undefined,
): Section[] {
  const pages = new Map(
    docs.map(({id, title, description, permalink}) => [
      id,
      {title, description: referenceAt(permalink)?.summary ?? description, route: permalink},
    ]),
  );
  const take = (ids: readonly string[]): Listed[] =>
    ids.flatMap((id) => {
      const page = pages.get(id);
      pages.delete(id);
      return page ?? [];
    });
  const sections = Object.entries(SIDEBARS).flatMap(([name, title]) => {
    const items = sidebars[name] ?? [];
    const loose = items.filter(({type}) => type === 'doc').flatMap(idsOf);
    return [
      {title, pages: take(loose)},
      ...items.flatMap((item) =>
        item.type === 'category' ? [{title: `${title}: ${item.label}`, pages: take(idsOf(item))}] : [],
      ),
    ];
  });
  const optional = take([...pages.keys()].filter((id) => OPTIONAL.ids.test(id)));
  const others = [
    {title: 'Other pages', pages: take([...pages.keys()])},
    {title: OPTIONAL.title, pages: [...optional, ...posts]},
  ];
  return [...sections, ...others].filter((section) => section.pages.length > 0);
}
