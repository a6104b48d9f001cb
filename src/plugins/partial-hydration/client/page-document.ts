/** Class of the element that holds the body of a page. React doesn't render it. */
export const BODY_CLASS = 'page-body';
/** Class of the element around it, which React renders. */
export const BODY_HOST_CLASS = 'page-body-host';

/** Returns the element that holds the body of a page. */
export const findBody = (page: Document): HTMLElement | null => page.querySelector(`.${BODY_CLASS}`);

/** Returns the URL of a page's stylesheet. It's the same for all pages of one deployment. */
const findStylesheetUrl = (page: Document) =>
  page.querySelector('link[rel=stylesheet][href*="/assets/css/"]')?.getAttribute('href');

/** Returns the path of a page with a slash at its end. Without the slash, a static host would redirect. */
export const toPageUrl = (pathname: string): string => pathname.replace(/\/?$/, '/');

/**
 * Fetches a page of this deployment.
 * @throws if the response isn't a page of this deployment
 */
export async function fetchPage(pathname: string, signal: AbortSignal): Promise<Document> {
  const createError = (reason: string) => new Error(`Loading page ${pathname} failed: ${reason}`);
  const response = await fetch(toPageUrl(pathname), {signal});
  // For an unknown path, the host responds with the not-found page, which is shown like any other page.
  if (!response.ok && response.status !== 404) throw createError(`${response.status} ${response.statusText}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!findBody(page) || page.querySelector('meta[http-equiv=refresh]'))
    throw createError('the response is not a page of this site');
  // Another deployment has different styles and code, so the browser has to load the page with those.
  if (findStylesheetUrl(page) !== findStylesheetUrl(document))
    throw createError('it belongs to another deployment');
  return page;
}
