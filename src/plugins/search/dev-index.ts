import {readFile} from 'node:fs/promises';
import type {SiteDocument} from '../../lib/documents';
import type {AliasTable} from '../../lib/reference';
import {readTreeText} from '../../remark/reference-trees';
import {collectAliases, getSourcePath, readAliasTable} from './page-aliases';
import {createRecords} from './records/create-records';
import {createPageFromMarkdown} from './records/from-markdown';
import type {SearchRecord} from './records/types';

/** The properties of the site that the dev server needs. */
export interface DevSite {
  siteDir: string;
  baseUrl: string;
  url: string;
}

/** Makes records from Markdown files, and caches the records of files that haven't changed. */
export class DevRecords {
  private readonly cache = new Map<string, {key: string; records: SearchRecord[]}>();

  constructor(private readonly site: DevSite) {}

  async make(documents: readonly SiteDocument[]): Promise<SearchRecord[]> {
    const aliasTable = await readAliasTable(this.site.siteDir);
    const records: SearchRecord[] = [];
    for (const document of documents) records.push(...(await this.makePageRecords(document, aliasTable)));
    return records;
  }

  private async makePageRecords(document: SiteDocument, aliasTable: AliasTable): Promise<SearchRecord[]> {
    const {siteDir, baseUrl, url} = this.site;
    const {permalink, newestPermalink, source} = document;
    const pagePath = `/${permalink.slice(baseUrl.length)}`;
    const file = getSourcePath(document, siteDir);
    const text = await readFile(file, 'utf8');
    const aliases = collectAliases(pagePath, text, source, aliasTable);
    const key = [text, readTreeText(file), JSON.stringify(aliases)].join('\n');
    const cached = this.cache.get(source);
    if (cached?.key === key) return cached.records;
    const tree = createPageFromMarkdown(text, file, document);
    const records = createRecords({
      tree,
      url: `${url}${permalink}`,
      path: pagePath,
      newestPath: `/${newestPermalink.slice(baseUrl.length)}`,
      aliases,
    });
    this.cache.set(source, {key, records});
    return records;
  }
}
