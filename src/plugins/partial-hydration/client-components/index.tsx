import './markers.css';
import type {useHistory} from '@docusaurus/router';
import registry from '@partial-hydration/client-components';
import type {ReactNode} from 'react';
import {showLoadError} from '../../../client/failed-start';
import {type HydrationOptions, hydrateMarkers, unmountMarkers} from './hydrate';
import {ClientProviders} from './providers';

/** Hydrates the client components in `container`, each one separately and when its strategy says so. */
export function hydrateClientComponents(container: ParentNode, history: ReturnType<typeof useHistory>): void {
  const Providers: HydrationOptions['Providers'] = ({children}: {children: ReactNode}) => (
    <ClientProviders history={history}>{children}</ClientProviders>
  );
  hydrateMarkers(container, {registry, Providers, onLoadError: () => showLoadError()});
}

/** Unmounts the client components in `container` before its content is replaced. */
export const unmountClientComponents = (container: ParentNode): void => unmountMarkers(container);
