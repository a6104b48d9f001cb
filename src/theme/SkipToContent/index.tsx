/**
 * Ejected: after each navigation, the original takes the focus from the new page's heading
 * (`src/client/route-change.ts`).
 */
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

function skipToMain(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.setAttribute('tabindex', '-1');
  main.focus();
}

/** Renders a link that skips the navbar and the sidebar. Tab reaches it first. */
export default function SkipToContent(): ReactNode {
  return (
    <section aria-label="Skip to main content">
      {/* biome-ignore lint/a11y/useValidAnchor: a link, which without scripts leads to the layout's own anchor */}
      <a className={styles.link} href="#__docusaurus_skipToContent_fallback" onClick={skipToMain}>
        Skip to main content
      </a>
    </section>
  );
}
