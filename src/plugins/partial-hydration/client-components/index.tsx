import './markers.css';
import type {useHistory} from '@docusaurus/router';
import {ColorModeProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import registry from '@partial-hydration/client-components';
import {Router} from 'react-router-dom';
import {showLoadError} from '../../../client/failed-start';
import {type HydrationOptions, hydrateMarkers} from './hydrate';

export {unmountMarkers as unmountClientComponents} from './hydrate';

/**
 * Hydrates the client components in `container`, each one separately and at the time that its strategy determines. Each has the contexts that
 * every component has in Docusaurus, except those of a page or its chrome.
 *
 * @param history the history that the whole site shares
 */
export function hydrateClientComponents(container: ParentNode, history: ReturnType<typeof useHistory>): void {
  const Providers: HydrationOptions['Providers'] = ({children}) => (
    <Router history={history}>
      <ColorModeProvider>
        <ScrollControllerProvider>{children}</ScrollControllerProvider>
      </ColorModeProvider>
    </Router>
  );
  hydrateMarkers(container, {registry, Providers, onLoadError: () => showLoadError()});
}
