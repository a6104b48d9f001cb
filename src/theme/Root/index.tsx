import type {Props} from '@theme/Root';
import {type ReactNode, useSyncExternalStore} from 'react';
import {liveRegion} from '../../client/live-region';
import {NewerVersionNotice} from '../../plugins/offline/components/NewerVersionNotice';

const getEmptyText = (): string => '';

/** Adds a region that screen readers read out whenever its text changes, and the notice of a newer version. */
export default function RootWithAnnouncer({children}: Props): ReactNode {
  const text = useSyncExternalStore(liveRegion.subscribe, liveRegion.get, getEmptyText);
  return (
    <>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an <output> is the result of a form */}
      <div id="route-announcer" className="visually-hidden" role="status">
        {text}
      </div>
      <NewerVersionNotice />
    </>
  );
}
