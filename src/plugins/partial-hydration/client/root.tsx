import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import ThemeProvider from '@theme/ThemeProvider';
import {type ReactNode, startTransition, useEffect, useLayoutEffect, useSyncExternalStore} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';
import {hydrateClientComponents, unmountClientComponents} from '../client-components';
import {HtmlHost} from '../client-components/html-host';
import {BODY_HOST_CLASS} from '../client-components/markup';
import {completeHydration, getPage, startNavigation} from './navigation';
import {PageMenu} from './page-menu';
import {siteHistory} from './site-history';

/** Selector of the elements in the head that differ from page to page. Docusaurus marks them. */
const HEAD_ELEMENTS = 'head > [data-rh]:not(title)';

/** Selector of the sidebar of a page, in the docs or in the blog. */
const MENU = '.theme-doc-sidebar-menu, .blog-wrapper aside nav';

/** Replaces the title, the classes of `<html>`, and the page's elements in the head with those of another page. */
function replaceHead(html: Document): void {
  document.title = html.title;
  document.documentElement.className = html.documentElement.className;
  for (const element of document.querySelectorAll(HEAD_ELEMENTS)) element.remove();
  document.head.append(
    ...[...html.querySelectorAll(HEAD_ELEMENTS)].map((element) => document.importNode(element, true)),
  );
}

/** Renders the element around the body of a page, and hydrates the client components in the body. */
function BodyHost({body}: {body: Element}): ReactNode {
  useEffect(() => {
    hydrateClientComponents(body, siteHistory);
    return () => unmountClientComponents(body);
  }, [body]);
  return <HtmlHost className={BODY_HOST_CLASS} element={body} />;
}

/** Renders the component of the page, or the chrome around a body that stays HTML. */
function Page(): ReactNode {
  const {html, body, Component} = useSyncExternalStore(siteHistory.listen, getPage, getPage);
  useLayoutEffect(() => {
    if (html !== document) replaceHead(html);
  }, [html]);
  if (Component) return <Component />;
  const menu = html.querySelector(MENU);
  return (
    <Layout>
      {body && <BodyHost body={body} />}
      {menu && <NavbarSecondaryMenuFiller component={PageMenu} props={{menu}} />}
    </Layout>
  );
}

/** Sets `data-has-hydrated` on `<html>` once the page responds to input. */
function HydratedAttribute(): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = String(isBrowser);
  }, [isBrowser]);
  return null;
}

function App(): ReactNode {
  useLayoutEffect(completeHydration, []);
  return (
    <Router history={siteHistory}>
      <ErrorBoundary>
        <Root>
          <ThemeProvider>
            <Page />
          </ThemeProvider>
        </Root>
        <HydratedAttribute />
      </ErrorBoundary>
    </Router>
  );
}

/**
 * Logs that a browser extension or a translator changed the page before it was hydrated. React has rendered the chrome again,
 * and the body has stayed the same.
 */
function onRecoverableError(error: unknown): void {
  console.warn('Something changed this page before its code ran, so its menus were rendered again.', error);
}

/** Hydrates the chrome of the page that the browser has loaded. */
export async function hydrateSite(): Promise<void> {
  await startNavigation();
  const container = document.getElementById('__docusaurus');
  if (!container)
    throw new Error('No element has the id __docusaurus. Adapt template.ts and client/root.tsx.');
  startTransition(() => {
    hydrateRoot(container, <App />, {onRecoverableError});
  });
}
