import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {DocSearchModal} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useState} from 'react';
import {createStore} from '../../../client/store';
import {NO_SEARCH, type SearchProgress} from './docsearch-adapter';
import {ModalFrame} from './ModalFrame';
import {closeSearch} from './modal-query';
import {readSearchSettings} from './settings';
import {useModalProps} from './use-modal-props';

/** Returns the progress when the modal opens. DocSearch starts to search a moment later. */
const getFirstProgress = (query: string): SearchProgress =>
  query === '' ? NO_SEARCH : {query, status: 'pending'};

/** Renders DocSearch's modal with this site's search client. Its code is loaded when somebody first opens search. */
export default function SearchModal({initialQuery}: {initialQuery: string}): ReactNode {
  const settings = readSearchSettings(useDocusaurusContext());
  const {appId, apiKey, indexName, placeholder} = settings;
  const [progress] = useState(() => createStore(getFirstProgress(initialQuery)));
  const props = useModalProps(settings, progress);

  return (
    <ModalFrame progress={progress} isHosted={settings.hosted}>
      <DocSearchModal
        {...{appId, apiKey, indexName, placeholder, initialQuery}}
        {...props}
        initialScrollY={window.scrollY}
        onClose={closeSearch}
      />
    </ModalFrame>
  );
}
