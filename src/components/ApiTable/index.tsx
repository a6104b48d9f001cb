import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, isValidElement, type ReactNode} from 'react';
import ScrollTable from '../ScrollTable';

/**
 * A table whose rows have ids for links. It reports these ids to Docusaurus, which would otherwise consider links to the
 * rows broken, because it only knows the ids of headings.
 */
export default function ApiTable({children}: {children: ReactNode}) {
  const {collectAnchor} = useBrokenLinks();
  for (const id of findRowIds(children)) collectAnchor(id);
  return <ScrollTable className="api-table">{children}</ScrollTable>;
}

/** Returns the ids of all table rows in `nodes`, at any depth. */
function findRowIds(nodes: ReactNode): string[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<{id?: string; children?: ReactNode}>(node)) return [];
    const {id, children} = node.props;
    return node.type === 'tr' ? (id ?? []) : findRowIds(children);
  });
}
