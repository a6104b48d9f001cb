/** Class of the element that holds the body of a page, and of the one around it, which React renders. */
export const BODY_CLASS = 'page-body';
export const BODY_HOST_CLASS = 'page-body-host';

/** Returns the element that holds the body of a page. */
export const bodyOf = (page: Document): HTMLElement | null => page.querySelector(`.${BODY_CLASS}`);

/** Returns the address of the styles of a page, which tells one deployment from another. */
const stylesOf = (page: Document) =>
  page.querySelector('link[rel=stylesheet][href*="/assets/css/"]')?.getAttribute('href');

/** Returns the address of a page's file: without its slash, a static host would answer with a redirect. */
export const addressOf = (pathname: string): string => pathname.replace(/\/?$/, '/');

/**
 * Fetches a page of this deployment.
 * @throws when what comes is something else
 */
export async function fetchPage(pathname: string, signal: AbortSignal): Promise<Document> {
  const failed = (why: string) => new Error(`Loading page ${pathname} failed: ${why}`);
  const response = await fetch(addressOf(pathname), {signal});
  // A path that is no page is answered with the not-found page, which is shown like any other.
  if (!response.ok && response.status !== 404) throw failed(`${response.status} ${response.statusText}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!bodyOf(page) || page.querySelector('meta[http-equiv=refresh]'))
    throw failed('no page of this site came');
  // Another deployment has other styles and code than those that run here; the browser has to load it whole.
  if (stylesOf(page) !== stylesOf(document)) throw failed('it is of another deployment');
  return page;
}
