'use client';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import ClientRedirect from '../ClientRedirect';

interface Section {
  /** Id that the section had when it was on this page. */
  id: string;
  /** Address of its page, without the base URL. */
  to: string;
  title: string;
}

/**
 * Lists sections that have become separate pages. An old address with a hash redirects to the new page. Without JavaScript,
 * it leads to the list item of that page.
 */
export default function MovedSections({sections}: {sections: readonly Section[]}): ReactNode {
  const {hash} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const moved = sections.find(({id}) => hash === `#${id}`);
  return (
    <>
      {moved && <ClientRedirect to={withBaseUrl(moved.to)} />}
      {/* Search skips this class, because each of these sections has a record on its own page. */}
      <ul className="moved-sections">
        {sections.map(({id, to, title}) => (
          <li key={id} id={id}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

MovedSections.hydrateOn = 'load';
