import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {RECORDS_PATH} from '../../src/plugins/search/paths';
import type {SearchRecord} from '../../src/plugins/search/records/types';
import {pushRecords, toUploadedRecords} from './push';
import {INDEX_SYNONYMS} from './settings';

const USAGE = 'Usage: npm run search:push -- [--dry-run] [--build <folder>]';

function readRecords(build: string): SearchRecord[] {
  const file = path.join(build, RECORDS_PATH);
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
}

function readSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/** Uploads the search records of the last build to Algolia. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean'},
      build: {type: 'string', default: 'build'},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const records = readRecords(values.build);
  if (values['dry-run']) {
    const bytes = Buffer.byteLength(JSON.stringify(toUploadedRecords(records)));
    console.log(
      `Would upload ${records.length} records (${Math.round(bytes / 1000)} kB) and ${INDEX_SYNONYMS.length} synonyms.`,
    );
    return;
  }
  const client = algoliasearch(readSetting('ALGOLIA_APP_ID'), readSetting('ALGOLIA_ADMIN_API_KEY'));
  const indexName = readSetting('ALGOLIA_INDEX_NAME');
  await pushRecords({client, indexName, records, wait, onProgress: (message) => console.log(message)});
}

/** Returns the messages of an error and its causes, one per line and without stack traces. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${formatError(error.cause)}`;
}

main().catch((error: unknown) => {
  console.error(formatError(error));
  process.exitCode = 1;
});
