'use client';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {MouseEvent, ReactNode} from 'react';
import {useBriefState} from '../../../../components/use-brief-state';
import {SITE_REPOSITORY} from '../../../../lib/repositories';
import {hasMarkdownPage, toMarkdownPath} from '../../addresses';
import {copyPage} from './copy-page';
import {addSection} from './report';
import styles from './styles.module.css';
import {useClosingMenu} from './use-closing-menu';

interface Props {
  /** Path of the page, with the base URL. */
  permalink: string;
  title: string;
  /** URL that edits the source of the page, if the page has a source file. */
  editUrl?: string | null;
}

/**
 * Renders the menu of a page, which copies it as Markdown, opens the Markdown, edits the source or reports a problem. The
 * links work without JavaScript. With JavaScript, a report also names the section that is on the screen.
 */
export default function PageActions({permalink, title, editUrl}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version} = usePluginData('markdown-pages') as {version: string};
  const menu = useClosingMenu();
  const [result, setResult] = useBriefState<'Copied' | 'Not copied'>();

  const address = toMarkdownPath(permalink);
  // Pages of a second docs plugin, such as /community, have no Markdown page.
  const hasMarkdown = hasMarkdownPage(permalink.slice(siteConfig.baseUrl.length));
  const body = `Page: ${siteConfig.url}${permalink}\nNodeGUI: ${version}\n\n`;
  const report = `${SITE_REPOSITORY}/issues/new?${new URLSearchParams({title: `${title}: `, body})}`;
  const updateReport = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = addSection(report);
  };

  return (
    <div className={`page-actions ${styles.actions}`}>
      {hasMarkdown && (
        <button
          type="button"
          className={styles.copy}
          onClick={async () => setResult((await copyPage(address)) ? 'Copied' : 'Not copied')}
        >
          {result ?? 'Copy page'}
        </button>
      )}
      <details {...menu} className={styles.menu}>
        <summary aria-label="More about this page" className={styles.more} />
        <ul className={styles.list}>
          {hasMarkdown && (
            <li>
              <a href={address}>View as Markdown</a>
            </li>
          )}
          {editUrl && (
            <li>
              <a href={editUrl}>Edit this page</a>
            </li>
          )}
          <li>
            <a href={report} onClick={updateReport}>
              Report a problem
            </a>
          </li>
        </ul>
      </details>
      <output className="visually-hidden">
        {result === 'Copied' && 'The page is on the clipboard.'}
        {result === 'Not copied' && 'The page could not be copied.'}
      </output>
    </div>
  );
}

PageActions.hydrateOn = 'interaction';
