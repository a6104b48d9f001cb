/** Folder of the embedded search's index, below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** Number of the format of the embedded index. It has to change with the types of its parts. */
export const FORMAT = 12;

/** The part of the index that is loaded first. Its name contains the number of the format, and it names the file of the other part. */
export const NAMES_PATH = `${INDEX_FOLDER}/names.v${FORMAT}.json`;

/** The file of Algolia's records in the build folder, which `npm run search:push` uploads. */
export const RECORDS_PATH = 'search/records.json';
