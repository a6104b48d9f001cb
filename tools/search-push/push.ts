import type {SearchClient} from 'algoliasearch';
import {escapeRecord} from '../../src/plugins/search/engine/hits';
import type {SearchRecord} from '../../src/plugins/search/records/types';
import {INDEX_SETTINGS, INDEX_SYNONYMS} from './settings';

/** The methods of Algolia's client that are used. */
export type PushClient = Pick<
  SearchClient,
  'batch' | 'deleteIndex' | 'operationIndex' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

export interface PushOptions {
  client: PushClient;
  indexName: string;
  records: readonly SearchRecord[];
  /** Receives a message after each step. */
  onProgress(message: string): void;
  /** Waits before another attempt. */
  wait(milliseconds: number): Promise<void>;
}

/** The number of records in one request. */
const BATCH_SIZE = 1000;
const MAX_ATTEMPTS = 4;
/** The largest record that all plans of Algolia accept. */
const MAX_RECORD_BYTES = 10_000;

const readStatus = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined;

/** Returns true if another attempt could succeed, which isn't the case for a request that Algolia refuses. */
function isTransient(error: unknown): boolean {
  const status = readStatus(error);
  return status === undefined || status === 429 || status >= 500;
}

/** Converts records to the form that is uploaded. @throws if there are none, or if one is too large for Algolia */
export function toUploadedRecords(records: readonly SearchRecord[]): Array<Record<string, unknown>> {
  if (records.length === 0) {
    throw new Error('There are no records, so the index would be empty. Build the site first.');
  }
  return records.map(({ancestors: _, ...record}) => {
    const upload = escapeRecord(record);
    const bytes = Buffer.byteLength(JSON.stringify(upload));
    if (bytes > MAX_RECORD_BYTES) {
      throw new Error(
        `The record ${record.objectID} has ${bytes} bytes, but Algolia accepts at most ${MAX_RECORD_BYTES}.`,
      );
    }
    return upload;
  });
}

/** Runs a request that needs a permission of the key, up to four times. Returns its result. */
type Retry = <Result>(permission: string, request: () => Promise<Result>) => Promise<Result>;

/** Creates a function that repeats a request after a temporary failure. If the key lacks a permission, the error names it. */
function createRetry({indexName, onProgress, wait}: PushOptions, temporaryName: string): Retry {
  return async (permission, request) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await request();
      } catch (error) {
        if (readStatus(error) === 403) {
          const message = `Algolia refuses the key in ALGOLIA_ADMIN_API_KEY: it needs the right "${permission}" on ${indexName} and ${temporaryName}.`;
          throw new Error(message, {cause: error});
        }
        if (attempt === MAX_ATTEMPTS || !isTransient(error)) throw error;
        onProgress(`Trying again: ${error instanceof Error ? error.message : error}`);
        await wait(1000 * 2 ** attempt);
      }
    }
  };
}

/** Empties the temporary index, and uploads settings, synonyms and records to it. */
async function fillTemporaryIndex(
  {client, onProgress}: PushOptions,
  temporaryName: string,
  objects: ReturnType<typeof toUploadedRecords>,
  retry: Retry,
): Promise<void> {
  const runTask = (permission: string, action: () => Promise<{taskID: number}>) =>
    retry(permission, async () => {
      const {taskID} = await action();
      await client.waitForTask({indexName: temporaryName, taskID});
    });
  // Deletes a temporary index that an interrupted upload has left behind.
  await runTask('deleteIndex', () => client.deleteIndex({indexName: temporaryName}));
  await runTask('editSettings', () =>
    client.setSettings({indexName: temporaryName, indexSettings: INDEX_SETTINGS}),
  );
  await runTask('editSettings', () =>
    client.saveSynonyms({
      indexName: temporaryName,
      synonymHit: INDEX_SYNONYMS,
      replaceExistingSynonyms: true,
    }),
  );
  onProgress('Settings and synonyms are set.');
  for (let start = 0; start < objects.length; start += BATCH_SIZE) {
    const requests = objects
      .slice(start, start + BATCH_SIZE)
      .map((body) => ({action: 'addObject' as const, body}));
    await runTask('addObject', () => client.batch({indexName: temporaryName, batchWriteParams: {requests}}));
    onProgress(`${Math.min(start + BATCH_SIZE, objects.length)} of ${objects.length} records are uploaded.`);
  }
}

/**
 * Replaces an index by these records, with settings and synonyms. Everything is uploaded to a temporary index, which then
 * replaces the old one in one step. If something fails before that, the old index stays as it is.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {client, indexName, records, onProgress} = options;
  const objects = toUploadedRecords(records);
  const temporaryName = `${indexName}_new`;
  const retry = createRetry(options, temporaryName);
  /** True if Algolia may have replaced the old index by the new one. */
  let mayHaveMoved = false;
  const move = async () => {
    try {
      return await client.operationIndex({
        indexName: temporaryName,
        operationIndexParams: {operation: 'move', destination: indexName},
      });
    } catch (error) {
      // Without a response, Algolia may have moved the index or not.
      mayHaveMoved ||= isTransient(error);
      throw error;
    }
  };
  try {
    await fillTemporaryIndex(options, temporaryName, objects, retry);
    const {taskID} = await retry('addObject', move);
    mayHaveMoved = true;
    await retry('addObject', () => client.waitForTask({indexName: temporaryName, taskID}));
    onProgress(`${indexName} now has the new records.`);
  } catch (error) {
    await client.deleteIndex({indexName: temporaryName}).catch(() => undefined);
    const outcome = mayHaveMoved
      ? 'may have the new records: the last step was sent and not confirmed. Push again.'
      : 'is as it was before: the upload failed.';
    throw new Error(`${indexName} ${outcome}`, {cause: error});
  }
}
