import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {listDocumentIds, type SidebarItem, type Version} from '../../lib/documents';

/** @throws if the sidebars of a version list a document twice, because its page can only have one place in them */
export function checkSidebars({sidebars}: Pick<Version, 'sidebars'>): void {
  const ids = Object.values(sidebars).flatMap((items) => items.flatMap(listDocumentIds));
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  if (repeated.length === 0) return;
  const fix = 'Remove one of the places, or make it an item of the type "ref".';
  throw new Error(`sidebars.ts lists a document twice: ${repeated.join(', ')}. ${fix}`);
}

/**
 * Returns the items of a sidebar with the address and label of each document, in the form that the theme's sidebar needs.
 * @throws if the version has no such sidebar
 */
export function toLinks({sidebars, docs}: Version, name: string): PropSidebarItem[] {
  const documents = new Map(docs.map((document) => [document.id, document]));
  const convert = (item: SidebarItem): PropSidebarItem[] => {
    if (item.type === 'link') return [{type: 'link', label: item.label, href: item.href}];
    if (item.type === 'category') {
      const {label, collapsible, collapsed, link} = item;
      const href = link?.type === 'doc' ? documents.get(link.id)?.permalink : undefined;
      return [{type: 'category', label, collapsible, collapsed, href, items: item.items.flatMap(convert)}];
    }
    if (item.type === 'html') return [];
    const document = documents.get(item.id);
    if (!document) return [];
    const label = document.frontMatter.sidebar_label ?? item.label ?? document.title;
    return [{type: 'link', label, href: document.permalink, docId: document.id}];
  };
  const items = sidebars[name];
  if (!items) throw new Error(`sidebars.ts has no sidebar "${name}", which pages outside the docs show.`);
  return items.flatMap(convert);
}
