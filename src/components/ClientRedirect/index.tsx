'use client';

import {Redirect} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** Redirects the browser to another page. On the server it renders nothing, so the page can have its own content. */
export default function ClientRedirect({to}: {to: string}): ReactNode {
  return useIsBrowser() && <Redirect to={to} />;
}

ClientRedirect.hydrateOn = 'load';
