import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Hit} from '../../engine/hits';
import {LEVELS} from '../../records/types';
import styles from './styles.module.css';

/** HTML that the search client has escaped, with `mark` around the matches. */
const html = (__html: string) => ({dangerouslySetInnerHTML: {__html}});

function Result({hit}: {hit: Hit}): ReactNode {
  const toUrl = useSearchResultUrlProcessor();
  const {hierarchy} = hit._highlightResult;
  const trail = LEVELS.map((level) => hierarchy[level]?.value).filter((value) => value !== undefined);
  const title = trail.pop() ?? '';
  const summary = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <p className={styles.trail}>
        {trail.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <span key={index} {...html(part)} />
        ))}
      </p>
      <Heading as="h2" className={styles.title}>
        <Link to={toUrl(hit.url)} {...html(title)} />
      </Heading>
      {summary && <p className={styles.summary} {...html(summary)} />}
    </li>
  );
}

/** Hits as a list of links, each with where it stands and what it says. */
export default function ResultList({hits}: {hits: readonly Hit[]}): ReactNode {
  return (
    <ol className={styles.results}>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}
