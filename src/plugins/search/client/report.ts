const TRACKER = 'https://github.com/nodegui/nodegui/issues/new';

/** Returns the URL of a prefilled issue about a query without results. */
export function createReportUrl(query: string): string {
  const body = `Searching the documentation for "${query}" finds nothing.\n\nI expected to find: `;
  return `${TRACKER}?${new URLSearchParams({title: `Documentation search: no results for "${query}"`, body})}`;
}
