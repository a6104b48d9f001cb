import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import styles from './styles.module.css';
import {splitWords} from './words';

interface Props {
  id: string;
  label: string;
  placeholder?: string;
  /** A class that places the filter on its page. */
  className: string | undefined;
  /** The field, whose text a component may clear. */
  input: RefObject<HTMLInputElement | null>;
  /** Hides the names that lack one of the words, and returns the number of the others. */
  filter: (words: readonly string[]) => number;
  /** Returns the text that shows how many names match. */
  formatCount: (count: number) => string;
  /** Renders what is shown if no name matches. */
  renderNoMatch?: (query: string) => ReactNode;
}

/** Renders a field that filters names, and the number of names that match. It's hidden where no script can filter. */
export default function NameFilter(props: Props): ReactNode {
  const {id, label, placeholder, className, input, filter, formatCount, renderNoMatch} = props;
  const [result, setResult] = useState<{query: string; count: number}>();

  const update = () => {
    const query = input.current?.value.trim() ?? '';
    const count = filter(splitWords(query));
    setResult(query === '' ? undefined : {query, count});
  };
  // The visitor may have typed before the code was loaded, and a browser restores the text when they go back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later letters come as events
  useEffect(update, []);

  return (
    <>
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
          onInput={update}
        />
        <output htmlFor={id} className={styles.result}>
          {result && formatCount(result.count)}
        </output>
      </search>
      {result?.count === 0 && renderNoMatch?.(result.query)}
    </>
  );
}
