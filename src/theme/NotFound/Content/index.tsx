import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {ReactNode} from 'react';

/** Shows the not-found page, with its title also where the layout of the docs is around it. */
export default function TitledNotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <NotFoundContent {...props} />
    </>
  );
}
