import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A choice of two releases. `src/islands/release-comparison.ts` lists below it what they declare differently; without
 * JavaScript it is not shown, and the pages on each release tell the same step by step.
 * @param versions newest first, with spaces between them
 */
export default function ReleaseComparison({versions}: {versions: string}): ReactNode {
  const all = versions.split(' ');
  return (
    <release-comparison>
      <form className={styles.form} method="get">
        <Choice name="from" label="From" versions={all} chosen={all.at(1)} />
        <Choice name="to" label="to" versions={all} chosen={all.at(0)} />
      </form>
      {/* Written by the island alone. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it tells React that what is within is not its own */}
      <div aria-live="polite" className={styles.result} dangerouslySetInnerHTML={{__html: ''}} />
    </release-comparison>
  );
}

function Choice(props: {name: string; label: string; versions: string[]; chosen?: string}): ReactNode {
  const {name, label, versions, chosen} = props;
  return (
    <label>
      {label}{' '}
      <select className="field" name={name} defaultValue={chosen} autoComplete="off">
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}
