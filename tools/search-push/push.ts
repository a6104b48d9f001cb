import type {OperationIndexParams, SearchClient} from 'algoliasearch';
import {escapeRecord} from '../../src/plugins/search/engine/hits';
import type {SearchRecord} from '../../src/plugins/search/records/types';
import {INDEX_SETTINGS, INDEX_SYNONYMS} from './settings';

/** The largest record that all plans of Algolia accept. */
const MAX_RECORD_BYTES = 10_000;

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

/** Fills a temporary index, which then replaces the old one in one step. */
async function replaceIndex(
  client: SearchClient,
  indexName: string,
  temporaryName: string,
  objects: Array<Record<string, unknown>>,
): Promise<void> {
  const temporary = {indexName: temporaryName};
  const wait = ({taskID}: {taskID: number}) => client.waitForTask({...temporary, taskID});
  // Rules can only be edited in Algolia's dashboard, so they stay.
  const copy: OperationIndexParams = {operation: 'copy', destination: temporaryName, scope: ['rules']};
  await client.operationIndex({indexName, operationIndexParams: copy}).then(wait);
  await client.setSettings({...temporary, indexSettings: INDEX_SETTINGS}).then(wait);
  await client.saveSynonyms({...temporary, synonymHit: INDEX_SYNONYMS}).then(wait);
  await client.saveObjects({...temporary, objects, waitForTasks: true});
  const move: OperationIndexParams = {operation: 'move', destination: indexName};
  await client.operationIndex({...temporary, operationIndexParams: move}).then(wait);
}

/**
 * Replaces the records, the settings and the synonyms of an index. If something fails, all of them stay.
 *
 * @throws if Algolia refuses the key or a record, or doesn't answer
 */
export async function pushRecords(
  client: SearchClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const objects = toUploadedRecords(records);
  const temporaryName = `${indexName}_tmp_${Date.now()}`;
  try {
    await replaceIndex(client, indexName, temporaryName, objects);
  } catch (error) {
    // The first error says why the push failed.
    await client.deleteIndex({indexName: temporaryName}).catch(() => undefined);
    if ((error as {status?: number}).status !== 403) throw error;
    throw new Error(
      `Algolia refuses the key in ALGOLIA_ADMIN_API_KEY. It needs the rights addObject, deleteIndex and editSettings on ${indexName} and ${indexName}_tmp_*.`,
      {cause: error},
    );
  }
}
