'use client';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import {findNearestPages, readPages, type SitePage} from './nearest-pages';

interface Props {
  /** Address of the file that lists all pages, `llms.txt`. */
  list: string;
}

/** Fetches the list of all pages. Returns none if there is no list, as in the dev server. */
async function fetchPages(list: string, signal: AbortSignal): Promise<SitePage[]> {
  const response = await fetch(list, {signal});
  return response.ok ? readPages(await response.text()) : [];
}

/** Lists the pages whose addresses are similar to that of the current page, which doesn't exist. */
export default function NearestPages({list}: Props): ReactNode {
  const {pathname} = useLocation();
  const [pages, setPages] = useState<SitePage[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    fetchPages(list, controller.signal)
      .then((allPages) => setPages(findNearestPages(pathname, allPages)))
      // Without the list, the page still offers the search.
      .catch(() => undefined);
    return () => controller.abort();
  }, [list, pathname]);

  if (pages.length === 0) return null;
  return (
    <section>
      <h2>Pages with a similar address</h2>
      <ul>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <small>{path}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

NearestPages.hydrateOn = 'idle';
