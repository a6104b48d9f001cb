import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';
import type {ReactNode} from 'react';

/**
 * The contents of a page. `src/client/current-section.ts` marks the section in view, so the original does not. The list
 * beside the text, which is the only one that the theme marks, gets a title.
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
