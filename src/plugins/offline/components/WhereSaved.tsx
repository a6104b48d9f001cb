import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import type {Options} from '../index';

/** Renders its children unless the site is deployed without a worker, because then it has no page about offline reading. */
export function WhereSaved({children}: {children: ReactNode}): ReactNode {
  const {canReadOffline} = usePluginData('offline') as Options;
  return canReadOffline ? children : null;
}
