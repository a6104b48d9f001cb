import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

const useIsOff = (): boolean => (usePluginData('offline') as {isOff: boolean}).isOff;

/** Shows its children where the site is deployed with its worker. */
export function WhereSaved({children}: {children: ReactNode}): ReactNode {
  return useIsOff() ? null : children;
}

/** Shows its children where the site is deployed without its worker, so that no page can be saved. */
export function WhereNotSaved({children}: {children: ReactNode}): ReactNode {
  return useIsOff() ? children : null;
}
