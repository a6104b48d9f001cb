import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {readCanonicalPath} from '../../../client/canonical-path';
import {OFFLINE_PAGE, pathBelow} from '../set';
import {siteScope} from './site';

/** Address of the page in whose place the worker shows the offline page, until the site is hydrated. */
let missingAddress: string | undefined;

const pathOfPage = (pathname: string): string | undefined =>
  pathBelow(siteScope(), window.location.origin + pathname);

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

/** Lets the router read the address of the offline page, because it can't load the page of the real address. */
function hideMissingAddress(): void {
  const {pathname, href} = window.location;
  if (pathOfPage(pathname) === OFFLINE_PAGE || pathOfPage(readCanonicalPath() ?? '/') !== OFFLINE_PAGE)
    return;
  missingAddress = href;
  replaceAddress(siteScope() + OFFLINE_PAGE);
}

// Before the router reads the address.
if (ExecutionEnvironment.canUseDOM) hideMissingAddress();

export default {
  /** Puts the address back, so that the browser loads the missing page when the reader reloads. */
  onRouteDidUpdate() {
    if (missingAddress !== undefined) replaceAddress(missingAddress);
    missingAddress = undefined;
  },
} satisfies ClientModule;
