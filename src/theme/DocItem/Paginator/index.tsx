import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import type {ReactNode} from 'react';

/** Renders the links to the neighbouring pages, unless the page has a section "Next" with links of its own. */
export default function PaginatorOfPagesWithoutNext(): ReactNode {
  const {toc} = useDoc();
  return toc.some(({id}) => id === 'next') ? null : <DocItemPaginator />;
}
