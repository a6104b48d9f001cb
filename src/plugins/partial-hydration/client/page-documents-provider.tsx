import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useMemo} from 'react';
import {findBody} from './page-document';
import {addPageDocuments} from './page-documents';
import {getShownPage} from './shown-page';

/** Adds the documents that the page names to the global data, so that items of the navbar lead to other versions of the page. */
export function PageDocumentsProvider({children}: {children: ReactNode}): ReactNode {
  const context = useDocusaurusContext();
  const documents = findBody(getShownPage())?.dataset.documents;
  const value = useMemo(
    () =>
      documents
        ? {...context, globalData: addPageDocuments(context.globalData, JSON.parse(documents))}
        : context,
    [context, documents],
  );
  return <Context value={value}>{children}</Context>;
}
