import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {createPortal} from 'react-dom';
import {createStore, type Store} from '../../../client/store';
import type {Hit} from '../engine/hits';
import {HIT_FIELDS} from '../records/types';
import {getEmbeddedClient, getSearchClient, readSearchSettings, type SearchSettings} from './client';
import {createModalSearch, type GroupedHit, type SearchProgress, searchAgain} from './docsearch-adapter';
import {HitRow} from './HitRow';
import {type CountedHit, createInsights} from './insights';
import {ModalWithoutHits} from './ModalWithoutHits';
import styles from './modal.module.css';
import {repairModal} from './modal-accessibility';
import {closeSearch, getEarlyEnter} from './modal-query';
import {createReportUrl} from './report';
import {removeDamagedSearches} from './stored-searches';
import {useDelayedEnter} from './use-delayed-enter';

/** The summary of a hit with the number of words that fill a row of the modal. */
const SUMMARY = 'content:20';

/** Finds similar queries with the embedded engine, because Algolia suggests none. */
async function suggest(settings: SearchSettings, query: string): Promise<string[]> {
  const request = {indexName: settings.indexName, query, facetFilters: ['type:none']};
  const {results} = await getEmbeddedClient(settings).search([request]);
  return results[0]?.suggestions ?? [];
}

interface HitLinkProps {
  url: string;
  onClick: () => void;
  children: ReactNode;
}

/**
 * Renders a link to a hit. It isn't Docusaurus's `Link`, which would fetch the page of every hit that comes into view, after
 * each key.
 */
function HitLink({url, onClick, children}: HitLinkProps): ReactNode {
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

/** Returns the props that must stay the same, because DocSearch empties its input when it gets a new function or object. */
function useFixedProps(settings: SearchSettings, progress: Store<SearchProgress>) {
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const createSearchLink = useSearchLinkCreator();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [fixedProps] = useState(() => {
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
      resultsFooterComponent: ({state}) => (
        <Link to={createSearchLink(state.query)} onClick={closeSearch}>
          {typeof state.context.nbHits === 'number'
            ? `See all ${state.context.nbHits} results`
            : 'See all results'}
        </Link>
      ),
    } satisfies Partial<DocSearchModalProps>;
  });
  return fixedProps;
}

/** The progress without a query. */
const NO_SEARCH: SearchProgress = {query: '', status: 'found'};

/** Returns the progress when the modal opens. DocSearch starts to search a moment later. */
const getFirstProgress = (query: string): SearchProgress =>
  query === '' ? NO_SEARCH : {query, status: 'pending'};

interface ModalFrameProps {
  progress: Store<SearchProgress>;
  /** True if the deployment searches with Algolia. */
  isHosted: boolean;
  children: ReactNode;
}

/** Renders the frame of the modal. Hits of an earlier query are grey until those of the latest query have arrived. */
function ModalFrame({progress, isHosted, children}: ModalFrameProps): ReactNode {
  const {status} = useSyncExternalStore(progress.subscribe, progress.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);

  useEffect(() => {
    if (!dialog.current) return;
    const stopRepairing = repairModal(dialog.current);
    dialog.current.showModal();
    return stopRepairing;
  }, []);
  useLayoutEffect(() => {
    setDropdown(dialog.current?.querySelector('.DocSearch-Dropdown') ?? null);
    // Without Algolia, the credit to Algolia is hidden. A link without an address can't get the focus.
    if (!isHosted) dialog.current?.querySelector('.DocSearch-Logo a')?.removeAttribute('href');
  }, [isHosted]);

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className={clsx(styles.modal, !isHosted && styles.embedded, status === 'failed' && styles.failed)}
      aria-busy={status === 'pending'}
      {...useDelayedEnter(status, getEarlyEnter())}
      onInput={(event) => {
        if ((event.target as HTMLInputElement).value === '') progress.set(NO_SEARCH);
      }}
      onReset={() => progress.set(NO_SEARCH)}
      onCancel={(event) => {
        event.preventDefault();
        closeSearch();
      }}
    >
      <output className="visually-hidden">{status === 'nothing' && 'The search found nothing.'}</output>
      {children}
      {dropdown && createPortal(<ModalWithoutHits progress={progress} />, dropdown)}
    </dialog>
  );
}

/** Renders DocSearch's modal with this site's search client. Its code is loaded when somebody first opens search. */
export default function SearchModal({initialQuery}: {initialQuery: string}): ReactNode {
  const settings = readSearchSettings(useDocusaurusContext());
  const {appId, apiKey, indexName, placeholder} = settings;
  const [progress] = useState(() => createStore(getFirstProgress(initialQuery)));
  const fixedProps = useFixedProps(settings, progress);

  return (
    <ModalFrame progress={progress} isHosted={settings.hosted}>
      <DocSearchModal
        {...{appId, apiKey, indexName, placeholder, initialQuery}}
        {...fixedProps}
        initialScrollY={window.scrollY}
        onClose={closeSearch}
      />
    </ModalFrame>
  );
}
