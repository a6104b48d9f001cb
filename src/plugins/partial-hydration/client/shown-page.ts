import {takeHead} from './head';
import {BODY_CLASS, bodyOf} from './page-document';

/** The page that was fetched last; until then the document is the page. */
let fetchedPage: Document | undefined;

/** True while the document still shows the page before that one. */
let isBehind = false;

/** The body on screen. It is the server's, so React neither creates nor removes it. */
let body: Element | null = null;

/** The empty element that React renders in the place of the body. */
let host: Element | null = null;

/** Returns what scrolls the sidebar of a page. */
const sidebarOf = (page: Document): Element | null => page.querySelector(`.${BODY_CLASS} nav.menu`);

/** Returns the page on screen, or the one that takes its place with this rendering. */
export const shownPage = (): Document => fetchedPage ?? document;

/** Remembers the body that the server sent, so that it is still there when React renders the page anew. */
export function keepBody(): void {
  body = bodyOf(document);
}

/** Puts the body into the element that React has rendered for it, if it isn't there. */
export function attachBody(element: Element | null): void {
  host = element;
  if (element && body && !element.contains(body)) element.replaceChildren(body);
}

/** Sets the page that `shownPage` returns; the document follows with `updateDocument`. */
export function setShownPage(page: Document): void {
  fetchedPage = page;
  isBehind = true;
}

/** Swaps the head and the body of the document for those of the page that was set last. */
export function updateDocument(): void {
  if (!isBehind || !fetchedPage) return;
  isBehind = false;
  takeHead(fetchedPage);
  // React renders the bodies of some pages, such as the search page, itself.
  const sent = host && bodyOf(fetchedPage);
  body = sent && document.importNode(sent, true);
  if (!body) return;
  const top = sidebarOf(document)?.scrollTop ?? 0;
  host?.replaceChildren(body);
  sidebarOf(document)?.scrollTo(0, top);
}

/** Returns the body on screen, if it is one that React leaves alone. */
export const bodyOnScreen = (): Element | null => body;
