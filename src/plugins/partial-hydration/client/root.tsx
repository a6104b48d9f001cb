import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import ThemeProvider from '@theme/ThemeProvider';
import {type ReactNode, startTransition, useEffect, useLayoutEffect} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';
import {hydrateClientComponents, unmountClientComponents} from '../client-components';
import {useFollowLinks} from './links';
import {BODY_HOST_CLASS} from './page-document';
import {PageMenu} from './page-menu';
import {type ReactPage, reactPageAt} from './react-pages';
import {attachBody, bodyOnScreen, keepBody} from './shown-page';
import {completeArrival, siteHistory, startNavigation} from './site';
import {StaticContext} from './static-context';

// React neither compares nor replaces what it is given no text for.
const AS_IT_IS = {__html: ''};

/** The element in which the body of a page stands. React renders it empty; the body is kept in `shown-page.ts`. */
function BodyHost(): ReactNode {
  const follow = useFollowLinks();
  const history = useHistory();
  const {pathname} = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a body of its own
  useEffect(() => {
    const body = bodyOnScreen();
    if (!body) return;
    hydrateClientComponents(body, history);
    return () => unmountClientComponents(body);
  }, [history, pathname]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it follows links, which the keyboard reaches
    <div
      ref={attachBody}
      className={BODY_HOST_CLASS}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what keeps React away from the HTML that is there
      dangerouslySetInnerHTML={AS_IT_IS}
    />
  );
}

/** The chrome around a body that is HTML. */
function StaticPage(): ReactNode {
  return (
    <StaticContext value={true}>
      <Layout>
        <BodyHost />
        <PageMenu />
      </Layout>
    </StaticContext>
  );
}

function Page(): ReactNode {
  const location = useLocation();
  const Component = reactPageAt(location.pathname)?.Component ?? StaticPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is an arrival
  useLayoutEffect(completeArrival, [location]);
  return <Component />;
}

/** Says on `<html>` that the page answers. */
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
 * Says that a browser extension or a translator changed the page before React read it. React has rendered the chrome
 * anew, and the body is the one that was there.
 */
function onRecoverableError(error: unknown): void {
  console.warn('Something changed this page before its code ran, so its menus were rendered again.', error);
}

/** Hydrates the chrome of the page that the browser has loaded. */
export async function hydrateSite(): Promise<void> {
  const page: ReactPage | undefined = reactPageAt(siteHistory.location.pathname);
  await page?.load();
  const container = document.getElementById('__docusaurus');
  if (!container)
    throw new Error('No element has the id __docusaurus: adapt template.ts and client/root.tsx.');
  if (!page) keepBody();
  startNavigation();
  startTransition(() => {
    hydrateRoot(container, <App />, {onRecoverableError});
  });
}
