import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {isSamePage} from '../../../lib/page-address';
import {listenForSearch, modalQuery} from './modal-query';

// Docusaurus runs client modules before it renders the page, so not even the first key press is lost.
if (ExecutionEnvironment.canUseDOM) listenForSearch();

/** Closes search when the Back button has led to another page. The focus goes to that page and not to the button. */
export default {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && !isSamePage(location.pathname, previousLocation.pathname))
      modalQuery.set(undefined);
  },
} satisfies ClientModule;
