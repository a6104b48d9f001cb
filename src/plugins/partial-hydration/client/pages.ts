import siteConfig from '@generated/docusaurus.config';
import reactPages from '@partial-hydration/react-pages';
import type {ComponentType} from 'react';
import {getPageKey, isPagePath} from '../../../lib/page-address';
import {BODY_CLASS} from '../client-components/markup';

/** Milliseconds after which a request is aborted. */
const TIMEOUT = 120_000;

/** Maximum number of pages in the cache. The least recently used one is removed first. */
const MAX_PAGES = 30;

/** A page with everything that is needed to show it. */
export interface Page {
  html: Document;
  /** The body, unless React renders it. */
  body: Element | null;
  /** The component that renders the body, if it's a page whose body React renders. */
  Component?: ComponentType | undefined;
}

/** Returns the link around an event's target if it leads to a page of this site in the same tab. */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || !address || address.startsWith('#') || link.role === 'button') return undefined;
  const isPage =
    link.origin === window.location.origin &&
    `${link.pathname}/`.startsWith(siteConfig.baseUrl) &&
    isPagePath(link.pathname);
  const isSameTab = !link.target || link.target === '_self';
  return isPage && isSameTab && !link.hasAttribute('download') ? link : undefined;
}

/** Returns the path of a page with a slash at its end. Without the slash, a static host would redirect. */
export const toPageUrl = (pathname: string): string => pathname.replace(/\/?$/, '/');

/** Returns the URL of a page's stylesheet. It's the same for all pages of one deployment. */
const findStylesheetUrl = (html: Document) =>
  html.querySelector('link[rel=stylesheet][href*="/assets/css/"]')?.getAttribute('href');

/** Fetches the component of a page if React renders its body. */
async function loadComponent(key: string): Promise<ComponentType | undefined> {
  const load = reactPages[key];
  if (!load) return undefined;
  // The error boundary of the page shows the error.
  const fail = (): never => {
    throw new Error(`The page component at ${key} doesn't have a default export. Add one to its module.`);
  };
  return (await load()).default ?? fail;
}

async function fetchHtml(pathname: string, overtaken?: AbortSignal): Promise<Document> {
  const createError = (reason: string) => new Error(`Loading page ${pathname} failed: ${reason}`);
  const timeout = AbortSignal.timeout(TIMEOUT);
  // A browser that can't combine signals completes the request.
  const signal = (overtaken && AbortSignal.any?.([timeout, overtaken])) ?? timeout;
  const response = await fetch(toPageUrl(pathname), {signal});
  // For an unknown path, the host responds with the not-found page, which is shown like any other page.
  if (!response.ok && response.status !== 404) throw createError(`${response.status} ${response.statusText}`);
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  // Another deployment has different styles and code, so the browser has to load the page with those.
  if (findStylesheetUrl(html) !== findStylesheetUrl(document))
    throw createError('the response is not a page of this deployment');
  if (html.querySelector('meta[http-equiv=refresh]')) throw createError('it leads to another page');
  return html;
}

/**
 * Returns a page with its HTML, and fetches the component that it may have.
 * @throws if the page can't be shown, because it has neither a component nor a body in the layout of the site
 */
export async function createPage(pathname: string, loading: Document | Promise<Document>): Promise<Page> {
  const [html, Component] = await Promise.all([loading, loadComponent(getPageKey(pathname))]);
  const body = html.querySelector(`.${BODY_CLASS}`);
  if (!body && !Component) throw new Error(`The page ${pathname} doesn't render the site's layout.`);
  return {html, body, Component};
}

/** The pages that were fetched last or are loading, by their path. The most recently used page is the last one. */
const cache = new Map<string, Promise<Page>>();

/** Returns true if a page is cached or loading. */
export const hasPage = (pathname: string): boolean => cache.has(getPageKey(pathname));

/**
 * Returns a page from the cache, or fetches it. A page that failed is fetched again the next time. The signal of an overtaken
 * visit aborts the request that this visit has started, but not that of a prefetch, which is for the page and not for the visit.
 * @throws if the response isn't a page of this deployment, or doesn't arrive within two minutes
 */
export function loadPage(pathname: string, overtaken?: AbortSignal): Promise<Page> {
  const key = getPageKey(pathname);
  const page = cache.get(key) ?? createPage(key, fetchHtml(key, overtaken));
  cache.delete(key);
  cache.set(key, page);
  const [oldest] = cache.keys();
  if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
  // A newer request for the same page may have replaced this one.
  page.catch(() => cache.get(key) === page && cache.delete(key));
  return page;
}
