import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import ThemeProvider from '@theme/ThemeProvider';
import {type ReactNode, startTransition, useEffect, useLayoutEffect} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';
import {getPageKey} from '../../../lib/page-address';
import {hydrateClientComponents, unmountClientComponents} from '../client-components';
import {ChromeOnlyContext} from './chrome-only-context';
import {useFollowLinks} from './links';
import {BODY_HOST_CLASS} from './page-document';
import {PageDocumentsProvider} from './page-documents-provider';
import {PageMenu} from './page-menu';
import {getReactPage, loadReactPage} from './react-pages';
import {attachBody, getBody, keepBody} from './shown-page';
import {completeArrival, siteHistory, startNavigation} from './site-navigation';

// With an empty `__html`, React keeps the HTML that is already in the element.
const EXISTING_HTML = {__html: ''};

/** Renders the element around the body of a page. React renders it empty, and `shown-page.ts` puts the body into it. */
function BodyHost(): ReactNode {
  const follow = useFollowLinks();
  const history = useHistory();
  const pageKey = getPageKey(useLocation().pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own body
  useEffect(() => {
    const body = getBody();
    if (!body) return;
    hydrateClientComponents(body, history);
    return () => unmountClientComponents(body);
  }, [history, pageKey]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it follows links, which the keyboard can reach
    <div
      ref={attachBody}
      className={BODY_HOST_CLASS}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the server's HTML this way
      dangerouslySetInnerHTML={EXISTING_HTML}
    />
  );
}

/** Renders the chrome around a body that stays HTML. */
function StaticPage(): ReactNode {
  return (
    <PageDocumentsProvider>
      <ChromeOnlyContext value={true}>
        <Layout>
          <BodyHost />
          <PageMenu />
        </Layout>
      </ChromeOnlyContext>
    </PageDocumentsProvider>
  );
}

function Page(): ReactNode {
  const location = useLocation();
  const Component = getReactPage(location.pathname) ?? StaticPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location completes a visit
  useLayoutEffect(completeArrival, [location]);
  return <Component />;
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
  const {pathname} = siteHistory.location;
  await loadReactPage(pathname);
  const container = document.getElementById('__docusaurus');
  if (!container)
    throw new Error('No element has the id __docusaurus. Adapt template.ts and client/root.tsx.');
  if (!getReactPage(pathname)) keepBody();
  startNavigation();
  startTransition(() => {
    hydrateRoot(container, <App />, {onRecoverableError});
  });
}
