const TRACKER = 'https://github.com/nodegui/nodegui/issues/new';

/** Address of a prefilled issue that says a query finds nothing. */
export function missingResultsUrl(query: string): string {
  const body = `Searching the documentation for "${query}" finds nothing.\n\nI expected to find: `;
  return `${TRACKER}?${new URLSearchParams({title: `Documentation search: no results for "${query}"`, body})}`;
}
