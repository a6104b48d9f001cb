import type {Props} from '@theme/Root';
import {type ReactNode, useSyncExternalStore} from 'react';
import {announcedText, onAnnouncement} from '../../client/announcement';

const nothingYet = (): string => '';

/** Adds a region that screen readers read out whenever its text changes. */
export default function RootWithAnnouncer({children}: Props): ReactNode {
  const text = useSyncExternalStore(onAnnouncement, announcedText, nothingYet);
  return (
    <>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: an <output> is the result of a form */}
      <div id="route-announcer" className="visually-hidden" role="status">
        {text}
      </div>
    </>
  );
}
