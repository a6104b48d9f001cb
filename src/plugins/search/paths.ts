/** Where the index of the embedded search is, below the base URL. The number is that of its format. */
export const INDEX_PATH = 'search-index/v2.json';

/** Where the provider's records are, in the build folder: `npm run search:push` uploads them. */
export const RECORDS_PATH = 'search/records.json';
