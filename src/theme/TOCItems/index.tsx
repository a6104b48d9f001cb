import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';
import type {ReactNode} from 'react';

/**
 * Renders the contents of a page. Only the list beside the text has `linkActiveClassName`, so that list gets a title. The
 * class isn't passed on, because `src/client/current-section.ts` marks the section in view.
 */
export default function TitledTOCItems({linkActiveClassName, ...props}: Props): ReactNode {
  return (
    <>
      {linkActiveClassName && (
        <p className="table-of-contents__title">
          <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        </p>
      )}
      <TOCItems {...props} />
    </>
  );
}
