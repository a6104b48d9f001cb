import Link from '@docusaurus/Link';
import {findSidebarCategory, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

interface Props {
  /** Label of the group in the sidebar of the page. */
  group: string;
}

/**
 * Lists the pages of a group of the sidebar, each with its description.
 * @throws if the sidebar has no group with this label
 */
export default function GuideList({group}: Props): ReactNode {
  const {docs} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const category = findSidebarCategory(sidebar?.items ?? [], ({label}) => label === group);
  if (!category) {
    throw new Error(
      `<GuideList group="${group}">: the sidebar of the page has no such group. Write one of the groups in sidebars.ts.`,
    );
  }
  return (
    <ul>
      {category.items.map((item) => {
        if (item.type === 'html' || !item.href) return null;
        const description =
          item.type === 'link' && item.docId ? docs[item.docId]?.description : item.description;
        return (
          <li key={item.href}>
            <Link to={item.href}>{item.label}</Link>
            {description && `: ${description}`}
          </li>
        );
      })}
    </ul>
  );
}
