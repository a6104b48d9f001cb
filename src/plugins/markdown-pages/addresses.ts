import {removeTrailingSlash} from '../../lib/page-address';

/** Returns the path of a page's Markdown page, such as `/docs/guides/layout.md`. The route may have a trailing slash. */
export const toMarkdownPath = (route: string): string => `${removeTrailingSlash(route)}.md`;

/**
 * Returns true for pages of docs and blog, which have a Markdown page.
 * @param path the path relative to the base URL, without a leading slash
 */
export const hasMarkdownPage = (path: string): boolean => /^(?:docs\/.|blog(?:\/|$))/.test(path);
