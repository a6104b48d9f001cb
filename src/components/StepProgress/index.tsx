import Link from '@docusaurus/Link';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {findSteps} from './find-steps';
import styles from './styles.module.css';

/** Shows the number of the page in its category of the sidebar, with a link to each of the other pages. */
export default function StepProgress(): ReactNode {
  const {permalink} = useDoc().metadata;
  const steps = findSteps(useDocsSidebar()?.items ?? [], permalink);
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
