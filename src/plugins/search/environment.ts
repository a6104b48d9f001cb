/** The settings that pages need to search with Algolia. */
export interface HostedSearch {
  appId: string;
  /** The search-only key. It is part of every page, so it must not allow writing. */
  apiKey: string;
  indexName: string;
}

/**
 * Reads Algolia's settings from environment variables. CI systems set variables to an empty text, so an empty variable counts
 * as not set.
 * @returns the settings, or undefined if none of the three variables is set
 * @throws when only some of them are set
 */
export function readHostedSearch(environment: Record<string, string | undefined>): HostedSearch | undefined {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return undefined;
  const [appId, apiKey, indexName] = names.map((name) => environment[name]);
  if (!appId || !apiKey || !indexName) {
    throw new Error(
      `Hosted search needs ${names.join(', ')}. Set ${missing.join(' and ')} too, or none of them.`,
    );
  }
  return {appId, apiKey, indexName};
}
