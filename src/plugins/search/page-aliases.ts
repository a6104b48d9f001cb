import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteDocument} from '../../lib/documents';
import {ALIASES_FILE, type AliasTable} from '../../lib/reference';
import {type Alias, readAliases} from './records/aliases';

type SourceDocument = Pick<SiteDocument, 'permalink' | 'source'>;

/** Returns the path of the file of a document. */
export const getSourcePath = ({source}: Pick<SiteDocument, 'source'>, siteDir: string): string =>
  source.replace('@site', path.resolve(siteDir));

/**
 * Returns the aliases of a page and its sections, from `reference/` and from the front matter of the page, and the keywords of
 * its sections.
 *
 * @param pagePath the path of the page, relative to the base URL
 * @param table the aliases of `reference/`
 */
export function collectAliases(
  pagePath: string,
  markdown: string,
  source: string,
  table: AliasTable,
): Alias[] {
  const fromTable = Object.entries(table[pagePath] ?? {}).map(
    ([anchor, names]): Alias => ({key: 'aliases', anchor, names, source: ALIASES_FILE}),
  );
  return [...fromTable, ...readAliases(markdown, source.replace('@site/', ''))];
}

/** Reads the aliases of `reference/`. The table is empty on a site without a reference. */
export async function readAliasTable(siteDir: string): Promise<AliasTable> {
  const file = path.join(siteDir, ALIASES_FILE);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as AliasTable) : {};
}

/** Reads the aliases of all documents. The keys of the map are their paths with the base URL. */
export async function readAllAliases(
  documents: readonly SourceDocument[],
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
): Promise<Map<string, Alias[]>> {
  const table = await readAliasTable(siteDir);
  const entries = documents.map(async (document): Promise<[string, Alias[]]> => {
    const pagePath = `/${document.permalink.slice(baseUrl.length)}`;
    const markdown = await readFile(getSourcePath(document, siteDir), 'utf8');
    return [document.permalink, collectAliases(pagePath, markdown, document.source, table)];
  });
  return new Map(await Promise.all(entries));
}
