/**
 * Replaces the original, because its error is white on light red, which many people can't read. Its spinner has no text, and
 * its page has no heading.
 */
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Renders a spinner while the code of a page loads, or an error and a button if the code can't be loaded. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.loading} role="alert">
        <h1>This page did not load</h1>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <output className={styles.loading} aria-label="Loading">
      <span className={styles.spinner} />
    </output>
  );
}
