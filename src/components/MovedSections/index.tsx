'use client';

import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

interface Section {
  /** Id of the section, which it keeps on its new page. */
  id: string;
  title: string;
  /** Address of the section if it has become a page of its own, without the base URL. */
  to?: string;
}

interface Props {
  /** Address of the page that has the sections without `to`. It doesn't include the base URL. */
  page: string;
  sections: readonly Section[];
}

/**
 * Lists sections that have moved to another page. An old address with a hash redirects to the new place. Without JavaScript,
 * it leads to the list item of the section.
 */
export default function MovedSections({page, sections}: Props): ReactNode {
  const {hash} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const getAddress = ({id, to = `${page}#${id}`}: Section) => to;
  const moved = sections.find(({id}) => hash === `#${id}`);
  return (
    <>
      {/* The server knows no hash, so its HTML is always the list. */}
      {moved && <Redirect to={withBaseUrl(getAddress(moved))} />}
      {/* Search skips this class, because each of these sections has a record on its own page. */}
      <ul className="moved-sections">
        {sections.map((section) => (
          <li key={section.id} id={section.id}>
            <Link to={getAddress(section)}>{section.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

MovedSections.hydrateOn = 'load';
