import {Children, type CSSProperties, isValidElement, type ReactElement, type ReactNode} from 'react';

interface CellProps {
  id?: string;
  children?: ReactNode;
}

/** Heads that aren't repeated before each cell, because the cells explain themselves: names are code, meanings sentences. */
const SELF_EXPLANATORY_HEADS = new Set(['Name', 'Meaning']);

/** Returns the elements with a tag in `nodes`, at any depth. */
function findElements(nodes: ReactNode, tag: string): ReactElement<CellProps>[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<CellProps>(node)) return [];
    return node.type === tag ? [node] : findElements(node.props.children, tag);
  });
}

export const findRowIds = (nodes: ReactNode): string[] =>
  findElements(nodes, 'tr').flatMap(({props}) => props.id ?? []);

/**
 * Returns the heads of the columns as custom properties, such as `--head-2: "Qt: "`. On a narrow screen, where the cells of
 * a row are below each other, the stylesheet writes them before the cells.
 */
export function createHeadStyle(nodes: ReactNode): CSSProperties {
  const heads = findElements(findElements(nodes, 'thead'), 'th').map(({props}) => String(props.children));
  const styles = heads.flatMap((text, index) =>
    SELF_EXPLANATORY_HEADS.has(text) ? [] : [[`--head-${index + 1}`, JSON.stringify(`${text}: `)]],
  );
  return Object.fromEntries(styles);
}
