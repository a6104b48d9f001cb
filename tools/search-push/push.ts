import type {SearchClient} from 'algoliasearch';
import {escapeRecord} from '../../src/plugins/search/engine/hits';
import type {SearchRecord} from '../../src/plugins/search/records/types';
import {INDEX_SETTINGS, INDEX_SYNONYMS} from './settings';

/** What of the provider's client is used. */
export type PushClient = Pick<
  SearchClient,
  'batch' | 'deleteIndex' | 'operationIndex' | 'saveSynonyms' | 'setSettings' | 'waitForTask'
>;

export interface PushOptions {
  client: PushClient;
  indexName: string;
  records: readonly SearchRecord[];
  /** Told about each step that is done. */
  onProgress(message: string): void;
  /** Waits before another try, in milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** Records in one request. */
const BATCH = 1000;
const TRIES = 4;
/** The most bytes of one record that every plan of the provider takes. */
const MAX_RECORD_BYTES = 10_000;

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined;

/** Whether it makes sense to ask again: not when the provider understood and refused. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

/** The records as they are uploaded. Fails when there are none, or one that the provider would refuse. */
export function toUpload(records: readonly SearchRecord[]): Array<Record<string, unknown>> {
  if (records.length === 0)
    throw new Error('There are no records: the index would be empty. Build the site first.');
  return records.map(({ancestors: _, ...record}) => {
    const upload = escapeRecord(record);
    const bytes = Buffer.byteLength(JSON.stringify(upload));
    if (bytes > MAX_RECORD_BYTES) {
      throw new Error(
        `The record ${record.objectID} has ${bytes} bytes; the provider takes ${MAX_RECORD_BYTES}.`,
      );
    }
    return upload;
  });
}

/**
 * Replaces an index by these records, with settings and synonyms, in one step: everything goes into a new
 * index first, which then takes the old one's place. When something fails before that the old one stays as it is.
 */
export async function pushRecords(options: PushOptions): Promise<void> {
  const {client, indexName, records, onProgress, wait} = options;
  const objects = toUpload(records);
  const temporary = `${indexName}_new`;

  const attempt = async <Result>(right: string, action: () => Promise<Result>): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      try {
        return await action();
      } catch (error) {
        if (statusOf(error) === 403) {
          const message = `The provider refuses the key in ALGOLIA_ADMIN_API_KEY: it needs the right "${right}" on ${indexName} and ${temporary}.`;
          throw new Error(message, {cause: error});
        }
        if (tries === TRIES || !isPassing(error)) throw error;
        onProgress(`Trying again: ${error instanceof Error ? error.message : error}`);
        await wait(1000 * 2 ** tries);
      }
    }
  };
  const done = (right: string, index: string, action: () => Promise<{taskID: number}>) =>
    attempt(right, async () => {
      const {taskID} = await action();
      await client.waitForTask({indexName: index, taskID});
    });

  /** Whether the provider may have put the new index into the place of the old one. */
  let mayHaveMoved = false;

  try {
    // What a push that was killed may have left behind.
    await done('deleteIndex', temporary, () => client.deleteIndex({indexName: temporary}));
    await done('editSettings', temporary, () =>
      client.setSettings({indexName: temporary, indexSettings: INDEX_SETTINGS}),
    );
    await done('editSettings', temporary, () =>
      client.saveSynonyms({indexName: temporary, synonymHit: INDEX_SYNONYMS, replaceExistingSynonyms: true}),
    );
    onProgress('Settings and synonyms are set.');
    for (let from = 0; from < objects.length; from += BATCH) {
      const requests = objects
        .slice(from, from + BATCH)
        .map((body) => ({action: 'addObject' as const, body}));
      await done('addObject', temporary, () =>
        client.batch({indexName: temporary, batchWriteParams: {requests}}),
      );
      onProgress(`${Math.min(from + BATCH, objects.length)} of ${objects.length} records are uploaded.`);
    }
    const {taskID} = await attempt('addObject', async () => {
      try {
        return await client.operationIndex({
          indexName: temporary,
          operationIndexParams: {operation: 'move', destination: indexName},
        });
      } catch (error) {
        // Without an answer nobody knows what was done.
        mayHaveMoved ||= isPassing(error);
        throw error;
      }
    });
    mayHaveMoved = true;
    await attempt('addObject', () => client.waitForTask({indexName: temporary, taskID}));
    onProgress(`${indexName} now has the new records.`);
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    const outcome = mayHaveMoved
      ? 'may have the new records: the last step was sent and not confirmed. Push again.'
      : 'is as it was before: the upload failed.';
    throw new Error(`${indexName} ${outcome}`, {cause: error});
  }
}
