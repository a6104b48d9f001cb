import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {markdownAddress} from '../../addresses';
import styles from './styles.module.css';

interface Props {
  /** Path of the page, with the base URL. */
  permalink: string;
  title: string;
  /** Where the page's source is edited, if it has one of its own. */
  editUrl?: string | null;
}

/**
 * What a reader can do with a page: copy it as Markdown, read that, edit its source, report a problem. The links work
 * as they are; `src/islands/page-actions.ts` copies, closes the menu, and adds to a report what is being read.
 */
export default function PageActions({permalink, title, editUrl}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version} = usePluginData('markdown-pages') as {version: string};
  const twin = markdownAddress(permalink);
  const page = siteConfig.url + permalink;
  const report = new URLSearchParams({title: `${title}: `, body: `Page: ${page}\nNodeGUI: ${version}\n\n`});
  const repository = `https://github.com/${siteConfig.organizationName}/${siteConfig.projectName}`;
  return (
    <page-actions class={styles.actions}>
      <button type="button" className={styles.copy} data-copy={twin}>
        Copy page
      </button>
      <details className={styles.menu}>
        <summary aria-label="More about this page" className={styles.more} />
        <ul className={styles.list}>
          <li>
            <a href={twin}>View as Markdown</a>
          </li>
          {editUrl && (
            <li>
              <a href={editUrl}>Edit this page</a>
            </li>
          )}
          <li>
            <a href={`${repository}/issues/new?${report}`} data-report="">
              Report a problem
            </a>
          </li>
        </ul>
      </details>
      <output className="visually-hidden" />
    </page-actions>
  );
}
