import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteDocument} from '../../lib/documents';
import {ALIASES_FILE, type AliasTable} from '../../lib/reference';
import {type Alias, readAliases} from './records/aliases';

/** Reads the aliases of `reference/`. The table is empty on a site without a reference. */
async function readAliasTable(siteDir: string): Promise<AliasTable> {
  const file = path.join(siteDir, ALIASES_FILE);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as AliasTable) : {};
}

/**
 * Reads the aliases of all documents and their sections, and the keywords of the sections. They come from `reference/` and from
 * the front matter of the pages. The keys of the map are the paths of the documents with the base URL.
 */
export async function readAllAliases(
  documents: readonly Pick<SiteDocument, 'permalink' | 'source'>[],
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
): Promise<Map<string, Alias[]>> {
  const table = await readAliasTable(siteDir);
  const entries = documents.map(async ({permalink, source}): Promise<[string, Alias[]]> => {
    const fromTable = Object.entries(table[`/${permalink.slice(baseUrl.length)}`] ?? {}).map(
      ([anchor, names]): Alias => ({key: 'aliases', anchor, names, source: ALIASES_FILE}),
    );
    const markdown = await readFile(source.replace('@site', path.resolve(siteDir)), 'utf8');
    return [permalink, [...fromTable, ...readAliases(markdown, source.replace('@site/', ''))]];
  });
  return new Map(await Promise.all(entries));
}
