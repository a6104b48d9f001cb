import {useHistory} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import {type MouseEvent, useCallback} from 'react';
import {cleanPath, isPagePath, isSamePage} from '../../../lib/page-address';

/** Returns the link around an event's target if it leads to a page of this site in the same tab. */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || !address || address.startsWith('#') || link.role === 'button') return undefined;
  const isPage =
    link.origin === window.location.origin &&
    `${link.pathname}/`.startsWith(siteConfig.baseUrl) &&
    isPagePath(link.pathname);
  const isSameTab = !link.target || link.target === '_self';
  return isPage && isSameTab && !link.hasAttribute('download') ? link : undefined;
}

/** Returns a click listener that follows links in server-rendered HTML the way `<Link>` does. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  return useCallback(
    (event) => {
      const isPlainClick =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = isPlainClick && !event.defaultPrevented ? findPageLink(event.target) : undefined;
      if (!link) return;
      event.preventDefault();
      const {search, hash} = link;
      const pathname = cleanPath(link.pathname);
      const {location} = window;
      const isCurrentUrl =
        isSamePage(pathname, location.pathname) && search === location.search && hash === location.hash;
      history[isCurrentUrl ? 'replace' : 'push']({pathname, search, hash});
    },
    [history],
  );
}
