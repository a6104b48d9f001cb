import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {ComponentProps, ReactNode} from 'react';

/** Renders the breadcrumbs for search engines, unless the page has no address of its own. */
export default function BreadcrumbsStructuredData({
  breadcrumbs,
}: ComponentProps<typeof StructuredData>): ReactNode {
  if (breadcrumbs.at(-1)?.customProps?.hasAddress === false) return null;
  return <StructuredData breadcrumbs={breadcrumbs} />;
}
