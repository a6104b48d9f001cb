// The name `@theme-original` would be this very component, and `@theme-init` Docusaurus's bare fallback.
import Layout from '@docusaurus/theme-classic/lib/theme/Layout';
import type {Props} from '@theme/Layout';
import {type ReactNode, useContext} from 'react';
import {useActiveDoc} from '../../client/active-doc';
import {BODY_CLASS} from '../../client/page';
import {StaticContext} from '../../client/static-context';

/** The layout with an element around a page's body, which says what the chrome has to know of the page. */
export default function LayoutWithBody({children, ...props}: Props): ReactNode {
  const isStatic = useContext(StaticContext);
  const activeDoc = useActiveDoc(undefined);
  return (
    <Layout {...props}>
      {isStatic ? (
        children
      ) : (
        <div className={BODY_CLASS} data-sidebar={activeDoc?.sidebar}>
          {children}
        </div>
      )}
    </Layout>
  );
}
