import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, isValidElement, type ReactNode} from 'react';
import ScrollTable from '../ScrollTable';

/**
 * A table whose rows have ids that links lead to. It tells Docusaurus of them, which knows of the ids of headings
 * only and would call a link to a row broken.
 */
export default function ApiTable({children}: {children: ReactNode}) {
  const {collectAnchor} = useBrokenLinks();
  for (const id of idsIn(children)) collectAnchor(id);
  return <ScrollTable className="api-table">{children}</ScrollTable>;
}

/** Ids of the rows among `nodes`, at any depth above a row. */
function idsIn(nodes: ReactNode): string[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<{id?: string; children?: ReactNode}>(node)) return [];
    const {id, children} = node.props;
    return node.type === 'tr' ? (id ?? []) : idsIn(children);
  });
}
