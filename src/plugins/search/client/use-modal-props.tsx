import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import {type ComponentProps, type ReactElement, useState} from 'react';
import type {Store} from '../../../client/store';
import type {Hit} from '../engine/hits';
import {HIT_FIELDS} from '../records/types';
import {getEmbeddedClient, getSearchClient} from './client';
import {createModalSearch, type GroupedHit, type SearchProgress, searchAgain} from './docsearch-adapter';
import {HitLink} from './HitLink';
import {HitRow} from './HitRow';
import {type CountedHit, createInsights} from './insights';
import {closeSearch} from './modal-query';
import {createReportUrl, REPORT_TEXTS} from './report';
import type {SearchSettings} from './settings';
import {removeDamagedSearches} from './stored-searches';

/** The summary of a hit with the number of words that fill a row of the modal. */
const SUMMARY = 'content:20';

/** Texts that replace DocSearch's own. */
const TRANSLATIONS: DocSearchModalProps['translations'] = {
  startScreen: {noRecentSearchesText: 'Type a name, a question or an error message.'},
  noResultsScreen: {
    reportMissingResultsText: REPORT_TEXTS.question,
    reportMissingResultsLinkText: REPORT_TEXTS.link,
  },
};

/** Finds similar queries with the embedded engine, because Algolia suggests none. */
async function suggest(settings: SearchSettings, query: string): Promise<string[]> {
  const request = {indexName: settings.indexName, query, facetFilters: ['type:none']};
  const {results} = await getEmbeddedClient(settings).search([request]);
  return results[0]?.suggestions ?? [];
}

type FooterProps = ComponentProps<NonNullable<DocSearchModalProps['resultsFooterComponent']>>;

/** Renders the link below the hits, which leads to the page of results. */
function AllResultsLink({state: {query, context}}: FooterProps): ReactElement {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={createSearchLink(query)} onClick={closeSearch}>
      {typeof context.nbHits === 'number' ? `See all ${context.nbHits} results` : 'See all results'}
    </Link>
  );
}

/**
 * Returns the props of DocSearch's modal that must stay the same, because DocSearch empties its input when it gets a new function
 * or object.
 */
export function useModalProps(settings: SearchSettings, progress: Store<SearchProgress>) {
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [props] = useState(() => {
    removeDamagedSearches(settings.indexName);
    const {setting, onClick} = createInsights(settings);
    const search = createModalSearch({
      client: getSearchClient(settings),
      suggest: (query) => suggest(settings, query).catch(() => []),
      progress,
      onTextsLoaded: () => searchAgain(document.body),
    });
    return {
      searchParameters: {
        facetFilters,
        attributesToRetrieve: [...HIT_FIELDS],
        ...(!settings.hosted && {attributesToSnippet: [SUMMARY]}),
      },
      insights: setting,
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformSearchClient: (original) => ({
        ...original,
        search: search as unknown as typeof original.search,
      }),
      transformItems: (items) =>
        items.map((item) => {
          const {hit} = item as unknown as GroupedHit;
          return {...hit, url: processUrl(hit.url)} as unknown as typeof item;
        }),
      getMissingResultsUrl: ({query}) => createReportUrl(query),
      hitComponent: ({hit, children}) => (
        <HitLink url={hit.url} onClick={() => onClick(hit as CountedHit)}>
          {'_highlightResult' in hit ? <HitRow hit={hit as unknown as Hit} /> : children}
        </HitLink>
      ),
      resultsFooterComponent: AllResultsLink,
      translations: TRANSLATIONS,
    } satisfies Partial<DocSearchModalProps>;
  });
  return props;
}
