import './markers.css';
import type {useHistory} from '@docusaurus/router';
import {ColorModeProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import registry from '@partial-hydration/client-components';
import {Router} from 'react-router-dom';
import {showLoadError} from '../../../client/failed-start';
import {type HydrationOptions, hydrateMarkers} from './hydrate';

export {unmountMarkers as unmountClientComponents} from './hydrate';

/**
 * Hydrates each client component in `container` separately, at the time that its strategy determines. Its hooks can use the
 * contexts that Docusaurus gives to every component, except those of a single page or of the chrome.
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
