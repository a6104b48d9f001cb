/** Address of the Markdown twin of a page: `/docs/guides/layout` → `/docs/guides/layout.md`; with or without a slash behind it. */
export const twinAddress = (route: string): string => `${route.replace(/\/$/, '')}.md`;

/** Whether a page has a twin: those of docs and blog do. @param path below the base URL, without a slash before it */
export const hasTwin = (path: string): boolean => /^(?:docs\/.|blog(?:\/|$))/.test(path);
