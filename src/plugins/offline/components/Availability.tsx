import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

/** Shows its children where the site is deployed with its worker, and so has a page about saving. */
export function WhereSaved({children}: {children: ReactNode}): ReactNode {
  const {isOff} = usePluginData('offline') as {isOff: boolean};
  return isOff ? null : children;
}
