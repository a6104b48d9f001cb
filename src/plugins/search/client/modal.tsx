import {type DocSearchModalProps, DocSearchModal as Original} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {SearchRequest} from '../engine/request';
import {embeddedClient, type SearchSettings, searchClient, searchSettings} from './client';
import {type CountedHit, createInsights} from './insights';
import styles from './modal.module.css';
import {repairModal} from './modal-accessibility';
import {missingResultsUrl} from './report';
import {dropDamagedSearches} from './stored-searches';
import {withoutCarriers, withSuggestions} from './suggestions';
import {handleUnavailable, withErrorScreen} from './unavailable';

type DocSearchHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];
type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** The embedded engine's suggestions, for a provider that has none. */
async function suggest(settings: SearchSettings, query: string): Promise<string[]> {
  const request = {indexName: settings.indexName, query, facetFilters: ['type:none']};
  const {results} = await embeddedClient(settings).search([request]);
  return results[0]?.suggestions ?? [];
}

/** DocSearch's client with our own `search`: the same one that the search page asks. */
function clientFor(settings: SearchSettings): Transform {
  const client = withErrorScreen(
    withSuggestions(searchClient(settings), (query) => suggest(settings, query).catch(() => [])),
  );
  return (original) => ({
    ...original,
    search: (({requests}: {requests: SearchRequest[]}) => client.search(requests)) as typeof original.search,
  });
}

/**
 * A link to a hit. Docusaurus's own would fetch the page behind every hit that comes into view, at each key.
 */
function HitLink({
  url,
  onClick,
  children,
}: {
  url: string;
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  const history = useHistory();
  const open = (event: MouseEvent) => {
    onClick();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(url);
  };
  return (
    <a href={url} onClick={open}>
      {children}
    </a>
  );
}

/** DocSearch's modal, asked to search with this site's client. Loaded when search is first wanted. */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const context = useDocusaurusContext();
  const processUrl = useSearchResultUrlProcessor();
  const container = useRef<HTMLDivElement>(null);
  const settings = useMemo(() => searchSettings(context), [context]);
  const [fixed] = useState(() => {
    dropDamagedSearches(settings.indexName);
    const {setting, onClick} = createInsights(settings);
    const hitComponent: DocSearchModalProps['hitComponent'] = ({hit, children}) => (
      <HitLink url={hit.url} onClick={() => onClick(hit as CountedHit)}>
        {children}
      </HitLink>
    );
    return {transformSearchClient: clientFor(settings), insights: setting, hitComponent};
  });
  const [transformItems] = useState(
    () => (items: DocSearchHit[]) =>
      withoutCarriers(items).map((item) => ({...item, url: processUrl(item.url)})),
  );

  useEffect(handleUnavailable, []);
  useEffect(() => (container.current ? repairModal(container.current) : undefined), []);
  useLayoutEffect(() => {
    // The credit to the provider is hidden where no provider answers; a link without address takes no focus.
    if (!settings.hosted) container.current?.querySelector('.DocSearch-Logo a')?.removeAttribute('href');
  }, [settings]);

  return (
    <div ref={container} className={clsx(styles.modal, !settings.hosted && styles.embedded)}>
      <Original
        {...props}
        {...fixed}
        // The theme's texts differ from DocSearch's own.
        translations={undefined}
        transformItems={transformItems}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
      />
    </div>
  );
}
