import {type ReactNode, useEffect, useState} from 'react';
import {findOpenedPages, type OpenedPage} from '../client/opened-pages';
import {getSiteScope} from '../client/site';

/** Lists the pages that were opened and can be read without a network. */
export function OpenedPages(): ReactNode {
  const [pages, setPages] = useState<OpenedPage[]>([]);
  useEffect(() => {
    findOpenedPages(getSiteScope()).then(setPages, () => undefined);
  }, []);
  return (
    <ul data-part="pages">
      {pages.length === 0 && <li>None yet. Pages appear here once you have opened them.</li>}
      {pages.map(({address, title}) => (
        <li key={address}>
          <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
