import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {describeHit, toHtmlProp} from '../../client/describe-hit';
import type {Hit} from '../../engine/hits';
import styles from './styles.module.css';

function Result({hit}: {hit: Hit}): ReactNode {
  const toUrl = useSearchResultUrlProcessor();
  const {title, trail, summary} = describeHit(hit);
  return (
    <li className={styles.result}>
      <p className={styles.trail}>
        {trail.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <span key={index} {...toHtmlProp(part)} />
        ))}
      </p>
      <Heading as="h2" className={styles.title}>
        <Link to={toUrl(hit.url)} {...toHtmlProp(title)} />
      </Heading>
      {summary && <p className={styles.summary} {...toHtmlProp(summary)} />}
    </li>
  );
}

interface Props {
  hits: readonly Hit[];
  /** True while the hits of another query are being searched. */
  isStale: boolean;
}

/** Renders hits as a list of links, each with its place on the site and a summary. */
export default function ResultList({hits, isStale}: Props): ReactNode {
  return (
    <ol className={styles.results} aria-busy={isStale}>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}
