/** Folder of the embedded search's index, below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** The part of the index that is loaded first, with the number of its format; it names the file with the other. */
export const NAMES_PATH = `${INDEX_FOLDER}/names.v3.json`;

/** Where the provider's records are, in the build folder: `npm run search:push` uploads them. */
export const RECORDS_PATH = 'search/records.json';
