import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';

/** Renders its children unless the site is deployed without a worker, because then it has no page about offline reading. */
export function WhereSaved({children}: {children: ReactNode}): ReactNode {
  const {isOff} = usePluginData('offline') as {isOff: boolean};
  return isOff ? null : children;
}
