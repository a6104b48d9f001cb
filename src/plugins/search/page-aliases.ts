import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteDocument} from '../../lib/documents';
import {ALIASES_FILE, type AliasTable} from '../../lib/reference';
import {type Alias, readAliases} from './records/aliases';

/** Reads the aliases of `reference/`. The table is empty on a site without a reference. */
function readAliasTable(siteDir: string): AliasTable {
  const file = path.join(siteDir, ALIASES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AliasTable) : {};
}

/**
 * Reads the aliases of all documents and their sections, and the keywords of the sections. They come from `reference/` and from
 * the front matter of the pages. The keys of the map are the paths of the documents with the base URL.
 */
export function readAllAliases(
  documents: readonly SiteDocument[],
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
): Map<string, Alias[]> {
  const table = readAliasTable(siteDir);
  return new Map(
    documents.map(({permalink, source, frontMatter}) => {
      const fromTable = Object.entries(table[`/${permalink.slice(baseUrl.length)}`] ?? {}).map(
        ([anchor, names]): Alias => ({key: 'aliases', anchor, names, file: ALIASES_FILE}),
      );
      return [permalink, [...fromTable, ...readAliases(frontMatter, source.replace('@site/', ''))]];
    }),
  );
}
