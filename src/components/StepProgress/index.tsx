import Link from '@docusaurus/Link';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {findSidebarCategory, useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Returns the addresses of the pages in a category, in order. The page that the category itself links to is the first one. */
const listPages = ({href, items}: PropSidebarItemCategory): string[] => [
  ...(href ? [href] : []),
  ...items.flatMap((item) => (item.type === 'link' ? [item.href] : [])),
];

/**
 * Shows the number of the page in its category of the sidebar, with a link to each of the other pages.
 * @throws an Error if the page isn't in a category
 */
export default function StepProgress(): ReactNode {
  const {permalink} = useDoc().metadata;
  const category = findSidebarCategory(useDocsSidebar()?.items ?? [], (candidate) =>
    listPages(candidate).includes(permalink),
  );
  if (!category)
    throw new Error(`${permalink} shows its progress, but sidebars.ts has no category with this page.`);
  const steps = listPages(category);
  const current = steps.indexOf(permalink) + 1;
  return (
    <nav className={styles.progress} aria-label="Steps">
      <strong>
        Step {current} of {steps.length}
      </strong>
      <ol className={styles.steps}>
        {steps.map((url, index) => (
          <li key={url} data-done={index < current ? '' : undefined}>
            <Link
              to={url}
              aria-label={`Step ${index + 1}`}
              aria-current={url === permalink ? 'step' : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
