import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {canDecode, cleanPath, isSamePage} from '../lib/page-address';
import {readCanonicalPath} from './canonical-path';

/**
 * Removes file names and doubled slashes from the address, as in `/docs/faq.html`, `/docs/faq/index.html` or `/docs//faq`,
 * because the router doesn't. Also encodes percent signs that encode nothing, as in `/100%`, because the router would throw. If
 * the host sent a different page for that address, the browser loads the clean one.
 */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const path = cleanPath(pathname);
  if (path === pathname) return;
  // The address begins with the origin, because a path such as `//example.com` would lead to another host.
  const address = origin + path + search + hash;
  // No page has an address that can't be decoded, so the host would only send the not-found page again.
  if (!canDecode(pathname) || isSamePage(readCanonicalPath() ?? '', path))
    window.history.replaceState(window.history.state, '', address);
  else window.location.replace(address);
}

// This runs when the module is imported, before the router reads the address.
if (ExecutionEnvironment.canUseDOM) cleanAddress();

export default {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) cleanAddress();
  },
} satisfies ClientModule;
