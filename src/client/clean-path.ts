import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {cleanPath, isSamePage} from '../lib/page-address';
import {readCanonicalPath} from './canonical-path';

/**
 * Takes file names and doubled slashes (`/docs/faq.html`, `/docs/faq/index.html`, `/docs//faq`) out of the address,
 * because the router would leave them there. If the host sent another page than the clean address has, the browser loads
 * that address.
 */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const path = cleanPath(pathname);
  if (path === pathname) return;
  // With the origin in front it can't lead to another host.
  const address = origin + path + search + hash;
  if (isSamePage(readCanonicalPath() ?? '', path))
    window.history.replaceState(window.history.state, '', address);
  else window.location.replace(address);
}

// Before the router reads the address.
if (ExecutionEnvironment.canUseDOM) cleanAddress();

export default {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) cleanAddress();
  },
} satisfies ClientModule;
