import Admonition from '@theme/Admonition';
import {type ReactNode, useEffect, useState} from 'react';
import {siteScope} from '../client/site';
import {OFFLINE_PAGE, pathBelow} from '../set';

/** Tells the reader that a page isn't there, where the worker shows this page in its place. */
export function MissingPage(): ReactNode {
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => setIsMissing(pathBelow(siteScope(), window.location.href) !== OFFLINE_PAGE), []);
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
