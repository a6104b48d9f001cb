import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {liveRegion} from '../../client/live-region';
import {useStore} from '../../client/store';
import {NewerVersionNotice} from '../../plugins/offline/components/NewerVersionNotice';

/** Adds a region that screen readers read out whenever its text changes, and the notice of a newer version. */
export default function RootWithAnnouncer({children}: Props): ReactNode {
  return (
    <>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an <output> is the result of a form */}
      <div id="route-announcer" className="visually-hidden" role="status">
        {useStore(liveRegion)}
      </div>
      <NewerVersionNotice />
    </>
  );
}
