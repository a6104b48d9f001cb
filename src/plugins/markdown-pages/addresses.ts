/** Address of the Markdown page of a page: `/docs/guides/layout` → `/docs/guides/layout.md`; with or without a slash behind it. */
export const markdownAddress = (route: string): string => `${route.replace(/\/$/, '')}.md`;

/** Tells if a page has a Markdown page: those of docs and blog do. @param path below the base URL, without a slash before it */
export const hasMarkdownPage = (path: string): boolean => /^(?:docs\/.|blog(?:\/|$))/.test(path);
