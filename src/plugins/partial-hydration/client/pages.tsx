import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {type ComponentType, type ReactNode, useLayoutEffect, useRef} from 'react';
import {isSamePage} from '../../../lib/page-address';
import {takeHead} from './head';
import {useFollowLinks} from './links';
import {BODY_CLASS, bodyOf, loadedPage, loadPage} from './page';
import {PageMenu} from './page-menu';
import {StaticContext} from './static-context';

/** A route's component that can be made ready before it is shown. */
type Preloaded = ComponentType<object> & {preload: () => Promise<unknown>};

/** Path of the page whose head and body the browser shows; the first one is the server's. */
let shown: string | undefined;

/** Fetches the page that the address names, unless it is the one that is there. */
async function preloadPage(): Promise<void> {
  const {pathname} = window.location;
  shown ??= pathname;
  if (!isSamePage(shown, pathname)) await loadPage(pathname);
}

/** Gives the document the head of the page at `pathname` when the visitor gets there, and calls `show` with it. */
function useArrival(pathname: string, show?: (page: Document) => void): void {
  useLayoutEffect(() => {
    const page = loadedPage(pathname);
    if (!page || (shown !== undefined && isSamePage(shown, pathname))) return;
    shown = pathname;
    takeHead(page);
    show?.(page);
  });
}

// The server's HTML stays as it is: React neither compares nor replaces what it is given no text for.
const AS_IT_IS = {__html: ''};

/** A body that React does not look into: the server's, or after a navigation that of the page that was fetched. */
function StaticBody(): ReactNode {
  const {pathname} = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const follow = useFollowLinks();
  useArrival(pathname, (page) => {
    const body = bodyOf(page);
    if (!body || !element.current) return;
    element.current.replaceChildren(...document.importNode(body, true).childNodes);
    const {sidebar} = body.dataset;
    if (sidebar) element.current.dataset.sidebar = sidebar;
    else delete element.current.dataset.sidebar;
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it follows links, which the keyboard reaches */}
      <div
        ref={element}
        className={BODY_CLASS}
        onClick={follow}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what keeps React away from the HTML that is there
        dangerouslySetInnerHTML={AS_IT_IS}
      />
      <PageMenu pathname={pathname} />
    </>
  );
}

/** Every page that is not live: the site's chrome around a body of HTML. */
export function StaticPage(): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'partial-hydration', id: 'default'}}}>
      <StaticContext value={true}>
        <Layout>
          <StaticBody />
        </Layout>
      </StaticContext>
    </RouteContextProvider>
  );
}
StaticPage.preload = preloadPage;

/** A page that React runs in the browser, with the head that its HTML brings. */
export function livePage(Page: Preloaded): Preloaded {
  function LivePage(props: object): ReactNode {
    useArrival(useLocation().pathname);
    return <Page {...props} />;
  }
  LivePage.preload = () => Promise.all([preloadPage(), Page.preload()]);
  return LivePage;
}
