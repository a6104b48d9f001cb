import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {findHashTarget} from '../../client/url-hash';
import {filterEntries, type NamePart, readWords} from './filter-entries';
import styles from './styles.module.css';

interface Props {
  id: string;
  label: string;
  placeholder?: string;
  /** A class that places the filter on its page. */
  className: string | undefined;
  /** Returns the element whose children are the headings and the lists to filter. */
  findContent: (input: HTMLInputElement) => Element | null | undefined;
  /** Selector of the entries among them. */
  entries: string;
  /** The part of a name that the entries have, for names such as `QLabel.setText`. */
  namePart: NamePart;
  /** Returns the text that shows how many names match. */
  formatCount: (count: number) => string;
  /** Renders what is shown if no name matches. */
  renderNoMatch?: (query: string) => ReactNode;
}

/** Hides the entries of the list of contents whose heading is hidden. */
function filterContents(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    const target = findHashTarget(link.hash);
    if (link.parentElement) link.parentElement.hidden = Boolean(target?.closest('[hidden]'));
  }
}

/**
 * Renders a field that filters names, and the number of names that match. The page is complete without it, so the page stays
 * HTML, and the filter only hides what doesn't match. It's hidden where no script can filter.
 */
export default function NameFilter(props: Props): ReactNode {
  const {id, label, placeholder, className, findContent, entries, namePart, formatCount, renderNoMatch} =
    props;
  const [result, setResult] = useState<{query: string; count: number}>();
  const input = useRef<HTMLInputElement>(null);
  const location = useLocation();

  const update = () => {
    const query = input.current?.value.trim() ?? '';
    const content = input.current && findContent(input.current);
    const words = readWords(query, namePart);
    const count = content ? filterEntries(content, entries, words) : 0;
    filterContents();
    setResult(words.length === 0 ? undefined : {query, count});
  };
  // The visitor may have typed before the code was loaded, and a browser restores the text when they go back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later letters come as events
  useEffect(update, []);

  // A link to an entry that the filter has hidden clears the filter, even if the address already has its hash.
  useEffect(() => {
    const target = findHashTarget(location.hash);
    if (!input.current || !target?.closest('[hidden]')) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', {bubbles: true}));
    target.scrollIntoView();
  }, [location]);

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
