import {keepOpenCategories} from './keep-open-categories';
import {findBody} from './page-document';

/** Selector of the elements in the head that differ from page to page. Docusaurus marks them. */
const HEAD_ELEMENTS = 'head > [data-rh]:not(title)';

/** Selector of the sidebar in the body of a page. */
const SIDEBAR = 'nav.menu';

/** The page that was fetched last. It's undefined until the first visit. */
let fetchedPage: Document | undefined;

/** True while the document still shows the previous page. */
let isOutdated = false;

/** The body on screen. It's HTML from the server, so React neither creates nor removes it. */
let body: Element | null = null;

/** The element around the body, which React renders empty. */
let host: Element | null = null;

/** Returns the page on screen, or the one that this render is about to put there. */
export const getShownPage = (): Document => fetchedPage ?? document;

/** Stores the body that the server sent, so that it isn't lost if React renders the page again. */
export function keepBody(): void {
  body = findBody(document);
}

/** Puts the body into the element that React has rendered for it, unless it's there already. */
export function attachBody(element: Element | null): void {
  host = element;
  if (element && body && !element.contains(body)) element.replaceChildren(body);
}

/** Sets the page that `getShownPage` returns. The document changes when `updateDocument` is called. */
export function setShownPage(page: Document): void {
  fetchedPage = page;
  isOutdated = true;
}

/** Replaces the title, the classes of `<html>`, and the page's elements in the head with those of another page. */
function replaceHead(page: Document): void {
  document.title = page.title;
  document.documentElement.className = page.documentElement.className;
  for (const element of document.querySelectorAll(HEAD_ELEMENTS)) element.remove();
  document.head.append(
    ...[...page.querySelectorAll(HEAD_ELEMENTS)].map((element) => document.importNode(element, true)),
  );
}

/** Replaces the head and the body of the document with those of the page that was set last. */
export function updateDocument(): void {
  if (!isOutdated || !fetchedPage) return;
  isOutdated = false;
  replaceHead(fetchedPage);
  // React renders the bodies of some pages, such as the search page, itself.
  const fetchedBody = host && findBody(fetchedPage);
  body = fetchedBody && document.importNode(fetchedBody, true);
  if (!body) return;
  const currentSidebar = document.querySelector(SIDEBAR);
  const nextSidebar = body.querySelector(SIDEBAR);
  if (currentSidebar && nextSidebar) keepOpenCategories(currentSidebar, nextSidebar);
  host?.replaceChildren(body);
}

/** Returns the body on screen, or null if React renders the body of this page. */
export const getBody = (): Element | null => body;
