import Admonition from '@theme/Admonition';
import {type ReactNode, useState} from 'react';
import {getSiteScope} from '../client/site';
import {OFFLINE_PAGE, toSitePath} from '../saved-files';

/** Renders a warning if the worker shows the offline page instead of a page that isn't on the device. */
export function MissingPage(): ReactNode {
  // The code of this component only loads in a browser, after the address of the missing page has been restored.
  const [isMissing] = useState(() => toSitePath(getSiteScope(), window.location.href) !== OFFLINE_PAGE);
  if (!isMissing) return null;
  return (
    <Admonition type="warning" title="This page is not on your device">
      <p>
        The site can't be reached, and the page that you asked for isn't saved here. The pages below still
        open.
      </p>
      <p>
        <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
          Try again
        </button>
      </p>
    </Admonition>
  );
}
