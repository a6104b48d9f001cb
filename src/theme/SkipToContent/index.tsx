/**
 * Ejected: on each change of pages the original pulls the focus to itself, away from the new page's heading
 * (`src/client/route-change.ts`).
 */
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.setAttribute('tabindex', '-1');
  main.focus();
}

/** The first thing that Tab reaches: a link past the bar and the sidebar. */
export default function SkipToContent(): ReactNode {
  return (
    <section aria-label="Skip to main content">
      {/* biome-ignore lint/a11y/useValidAnchor: a link, which without scripts leads to the layout's own anchor */}
      <a className={styles.link} href="#__docusaurus_skipToContent_fallback" onClick={skip}>
        Skip to main content
      </a>
    </section>
  );
}
