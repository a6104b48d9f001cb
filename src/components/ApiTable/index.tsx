import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import ScrollTable from '../ScrollTable';

interface Props {
  /** The titles of the columns, with `|` between them. */
  head: string;
  /** The ids of the rows, with spaces between them. */
  ids?: string;
  /** The body of the table. */
  children: ReactNode;
}

/** Titles that aren't repeated before each cell, because the cells explain themselves: names are code, meanings sentences. */
const SELF_EXPLANATORY_TITLES = new Set(['Name', 'Meaning']);

/**
 * Renders a table whose rows have ids for links. It reports these ids to Docusaurus, which would otherwise consider links to
 * the rows broken, because it only knows the ids of headings.
 *
 * On a narrow screen, where the cells of a row are below each other, the stylesheet writes the titles of the columns before
 * the cells. It takes them from custom properties, such as `--head-2: "Qt: "`.
 */
export default function ApiTable({head, ids, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids?.split(' ') ?? []) collectAnchor(id);
  const titles = head.split('|');
  const style = titles.flatMap((title, index) =>
    SELF_EXPLANATORY_TITLES.has(title) ? [] : [[`--head-${index + 1}`, JSON.stringify(`${title}: `)]],
  );
  return (
    <ScrollTable className="api-table" style={Object.fromEntries(style)}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </ScrollTable>
  );
}
