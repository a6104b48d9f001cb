import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import type {PageLink} from './popular-pages';
import styles from './styles.module.css';

interface Props {
  title: string;
  pages: readonly PageLink[];
  onOpen?: () => void;
}

/** Renders a titled list of links to pages. */
export function PageLinks({title, pages, onOpen}: Props): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.links}>
        {pages.map(({title: text, to}) => (
          <li key={to}>
            <Link to={to} className={styles.link} onClick={onOpen}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
