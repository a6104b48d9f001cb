import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {readCanonicalPath} from '../../../client/canonical-path';
import {OFFLINE_PAGE, toSitePath} from '../saved-files';
import {getSiteScope} from './site';

/** Address of the missing page, while the address bar has that of the offline page. Set until the site is hydrated. */
let missingAddress: string | undefined;

/** Returns the path of a page below the site, or undefined for a path outside the site. */
const toPagePath = (pathname: string): string | undefined =>
  toSitePath(getSiteScope(), window.location.origin + pathname);

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Shows the address of the offline page to the router, because the router can't load the page of the real address. */
function hideMissingAddress(): void {
  const {pathname, href} = window.location;
  if (toPagePath(pathname) === OFFLINE_PAGE || toPagePath(readCanonicalPath() ?? '/') !== OFFLINE_PAGE)
    return;
  missingAddress = href;
  replaceAddress(getSiteScope() + OFFLINE_PAGE);
}

// This runs when the module is imported, before the router reads the address.
if (ExecutionEnvironment.canUseDOM) hideMissingAddress();

export default {
  /** Restores the address, so that a reload loads the missing page. */
  onRouteDidUpdate() {
    if (missingAddress !== undefined) replaceAddress(missingAddress);
    missingAddress = undefined;
  },
} satisfies ClientModule;
