import type {SearchClient} from 'algoliasearch';
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

/**
 * Replaces the records, the settings and the synonyms of an index. Algolia's client uploads the records to a temporary index,
 * which then replaces the old one in one step. If something fails before that, the old records stay.
 *
 * @throws if Algolia refuses the key or a record, or doesn't answer
 */
export async function pushRecords(
  client: Pick<SearchClient, 'replaceAllObjects' | 'saveSynonyms' | 'setSettings'>,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const objects = toUploadedRecords(records);
  try {
    await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
    await client.saveSynonyms({indexName, synonymHit: INDEX_SYNONYMS, replaceExistingSynonyms: true});
    await client.replaceAllObjects({indexName, objects});
  } catch (error) {
    if ((error as {status?: number}).status !== 403) throw error;
    throw new Error(
      `Algolia refuses the key in ALGOLIA_ADMIN_API_KEY. It needs the rights addObject, deleteIndex and editSettings on ${indexName} and ${indexName}_tmp_*.`,
      {cause: error},
    );
  }
}
