import type {ClientModule} from '@docusaurus/types';
import {isSlow} from '../../../client/connection';
import {pageLink} from './links';
import {loadPage} from './page';

/** Fetches a page that the visitor is about to open. A failure is told when they do. */
function preload(pathname: string): false | Promise<unknown> {
  return !isSlow() && loadPage(pathname).catch(() => undefined);
}

function preloadLink({target}: Event): void {
  const link = pageLink(target);
  if (link && link.pathname !== window.location.pathname) preload(link.pathname);
}

/** Fetches the page that the reader of this one opens most likely, once there is nothing else to do. */
function preloadNext(): void {
  const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  if (next) preload(next.pathname);
}

/** Fetches pages ahead when a link is pointed at or touched, for links of the chrome and of bodies alike. */
function startPreloading(): void {
  document.addEventListener('pointerover', preloadLink, {passive: true});
  document.addEventListener('touchstart', preloadLink, {passive: true});
  document.addEventListener('focusin', preloadLink);
  // What `<Link>` calls. One that merely comes into view costs the visitor nothing.
  window.docusaurus = Object.freeze({prefetch: () => false as const, preload: () => false as const});
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) startPreloading();
    if (location.pathname !== previousLocation?.pathname)
      (window.requestIdleCallback ?? setTimeout)(preloadNext);
  },
} satisfies ClientModule;
