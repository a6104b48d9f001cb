import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import ScrollTable from '../ScrollTable';
import {createHeadStyle, findRowIds} from './read-table';

/**
 * Renders a table whose rows have ids for links. It reports these ids to Docusaurus, which would otherwise consider links to
 * the rows broken, because it only knows the ids of headings.
 */
export default function ApiTable({children}: {children: ReactNode}) {
  const {collectAnchor} = useBrokenLinks();
  for (const id of findRowIds(children)) collectAnchor(id);
  return (
    <ScrollTable className="api-table" style={createHeadStyle(children)}>
      {children}
    </ScrollTable>
  );
}
