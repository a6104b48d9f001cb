'use client';

import {Redirect} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';

/** Takes the visitor to another page, in the browser only: the server still renders the page that this stands on. */
export default function ClientRedirect({to}: {to: string}): ReactNode {
  return useIsBrowser() && <Redirect to={to} />;
}

ClientRedirect.hydrateOn = 'load';
