import {readFile} from 'node:fs/promises';
import type {SiteDocument} from '../../lib/documents';
import type {AliasTable} from '../../lib/reference';
import {readTreeText} from '../../remark/reference-trees';
import {collectAliases, getSourcePath, readAliasTable} from './page-aliases';
import {pageFromMarkdown} from './records/from-markdown';
import {makeRecords} from './records/make';
import type {SearchRecord} from './records/types';

/** The properties of the site that the dev server needs. */
export interface DevSite {
  siteDir: string;
  baseUrl: string;
  url: string;
}

/** Makes records from Markdown files; files that have not changed since the last time are not read again. */
export class DevRecords {
  private readonly known = new Map<string, {key: string; records: SearchRecord[]}>();

  constructor(private readonly site: DevSite) {}

  async make(documents: readonly SiteDocument[]): Promise<SearchRecord[]> {
    const table = await readAliasTable(this.site.siteDir);
    const all: SearchRecord[] = [];
    for (const document of documents) all.push(...(await this.makeOne(document, table)));
    return all;
  }

  private async makeOne(document: SiteDocument, table: AliasTable): Promise<SearchRecord[]> {
    const {siteDir, baseUrl, url} = this.site;
    const {permalink, newestPermalink, source} = document;
    const below = `/${permalink.slice(baseUrl.length)}`;
    const file = getSourcePath(document, siteDir);
    const text = await readFile(file, 'utf8');
    const aliases = collectAliases(below, text, source, table);
    const key = [text, readTreeText(file), JSON.stringify(aliases)].join('\n');
    const cached = this.known.get(source);
    if (cached?.key === key) return cached.records;
    const tree = pageFromMarkdown(text, file, document);
    const records = makeRecords({
      tree,
      url: `${url}${permalink}`,
      path: below,
      newestPath: `/${newestPermalink.slice(baseUrl.length)}`,
      aliases,
    });
    this.known.set(source, {key, records});
    return records;
  }
}
