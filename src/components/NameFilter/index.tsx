import {type ReactNode, type RefObject, useEffect} from 'react';
import styles from './styles.module.css';

/** Props of `NameFilter`. */
interface Props {
  id: string;
  label: string;
  placeholder?: string;
  /** A class that places the filter on its page. */
  className: string | undefined;
  /** The field, whose text a component may clear. */
  input: RefObject<HTMLInputElement | null>;
  /** The number of names that match, as text; undefined while the field is empty. */
  result: string | undefined;
  onQuery: (query: string) => void;
}

/** Renders a field that filters names, and the number of names that match. It's hidden where no script can filter. */
export default function NameFilter({
  id,
  label,
  placeholder,
  className,
  input,
  result,
  onQuery,
}: Props): ReactNode {
  // The visitor may have typed before the code was loaded, and a browser restores the text when they go back.
  useEffect(() => onQuery(input.current?.value ?? ''), [input, onQuery]);

  return (
    <search className={`${styles.filter} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        className={`field ${styles.input}`}
        onInput={({currentTarget}) => onQuery(currentTarget.value)}
      />
      <output htmlFor={id} className={styles.result}>
        {result}
      </output>
    </search>
  );
}
