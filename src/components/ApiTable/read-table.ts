import {Children, type CSSProperties, isValidElement, type ReactNode} from 'react';

interface CellProps {
  id?: string;
  children?: ReactNode;
}

/** Heads that aren't repeated before each cell, because the cells explain themselves: names are code, meanings sentences. */
const SELF_EXPLANATORY_HEADS = new Set(['Name', 'Meaning']);

/** Returns the ids of all table rows in `nodes`, at any depth. */
export function findRowIds(nodes: ReactNode): string[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<CellProps>(node)) return [];
    const {id, children} = node.props;
    return node.type === 'tr' ? (id ?? []) : findRowIds(children);
  });
}

/**
 * Returns the heads of the columns as custom properties, such as `--head-2: "Qt: "`. On a narrow screen, where the cells of
 * a row are below each other, the stylesheet writes them before the cells.
 */
export function createHeadStyle(nodes: ReactNode): CSSProperties {
  const heads = findHeads(nodes).map((text, index) => [`--head-${index + 1}`, text] as const);
  const shown = heads.filter(([, text]) => !SELF_EXPLANATORY_HEADS.has(text));
  return Object.fromEntries(shown.map(([name, text]) => [name, JSON.stringify(`${text}: `)]));
}

/** Returns the texts of the cells in the head of a table. */
function findHeads(nodes: ReactNode, isInHead = false): string[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<CellProps>(node)) return [];
    const {children} = node.props;
    if (node.type === 'th' && isInHead) return [String(children)];
    return findHeads(children, isInHead || node.type === 'thead');
  });
}
