'use client';

import {Redirect} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** Takes the visitor to another page in the browser. On the server it renders nothing, so its own page is still complete. */
export default function ClientRedirect({to}: {to: string}): ReactNode {
  return useIsBrowser() && <Redirect to={to} />;
}

ClientRedirect.hydrateOn = 'load';
