import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {RECORDS_PATH} from '../../src/plugins/search/paths';
import type {SearchRecord} from '../../src/plugins/search/records/types';
import {pushRecords, toUploadedRecords} from './push';
import {INDEX_SYNONYMS} from './settings';

/** The variables with the account. */
export const ACCOUNT = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'];

function readRecords(build: string): SearchRecord[] {
  const file = path.join(build, RECORDS_PATH);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
}

function readSetting(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/**
 * Uploads the search records of the last build to Algolia.
 *
 * @param args `--dry-run` to upload nothing, and `--build <folder>` for another build
 * @param environment the variables with the account
 * @throws if a variable or the build is missing, or if the upload fails
 */
export async function uploadRecords(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const {values} = parseArgs({
    args,
    options: {
      'dry-run': {type: 'boolean'},
      build: {type: 'string', default: 'build'},
    },
  });
  const records = readRecords(values.build);
  if (values['dry-run']) {
    const bytes = Buffer.byteLength(JSON.stringify(toUploadedRecords(records)));
    console.log(
      `Would upload ${records.length} records (${Math.round(bytes / 1000)} kB) and ${INDEX_SYNONYMS.length} synonyms.`,
    );
    return;
  }
  const [appId = '', apiKey = '', indexName = ''] = ACCOUNT.map((name) => readSetting(environment, name));
  await pushRecords(algoliasearch(appId, apiKey), indexName, records);
  console.log(`${indexName} has ${records.length} new records.`);
}
