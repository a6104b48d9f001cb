import {useHistory} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import {type MouseEvent, useCallback} from 'react';
import {cleanPath, isPagePath} from '../../../lib/page-address';

/** The link that an event happened in, when following it means another page of this site. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || !address || address.startsWith('#') || link.role === 'button') return undefined;
  const isPage =
    link.origin === window.location.origin &&
    `${link.pathname}/`.startsWith(siteConfig.baseUrl) &&
    isPagePath(link.pathname);
  const staysHere = !link.target || link.target === '_self';
  return isPage && staysHere && !link.hasAttribute('download') ? link : undefined;
}

/** A listener for clicks on links in HTML that React does not know; it follows them as `<Link>` does. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  return useCallback(
    (event) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = isPlain && !event.defaultPrevented ? pageLink(event.target) : undefined;
      if (!link) return;
      event.preventDefault();
      const {search, hash} = link;
      const pathname = cleanPath(link.pathname);
      const isHere = link.href === window.location.href;
      history[isHere ? 'replace' : 'push']({pathname, search, hash});
    },
    [history],
  );
}
