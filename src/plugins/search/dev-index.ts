import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {pageFromMarkdown} from './records/from-markdown';
import {makeRecords} from './records/make';
import type {SearchRecord} from './records/types';

/** A document as the docs plugin knows it. */
export interface SourceDocument {
  title: string;
  /** Address of its page, with the base URL. */
  permalink: string;
  /** Its file, with `@site` for the site's folder. */
  source: string;
}

/** What the dev server needs to know of the site. */
export interface DevSite {
  siteDir: string;
  baseUrl: string;
  url: string;
}

const TAG = 'docs-default-current';

/** Makes records from Markdown files; files that have not changed since the last time are not read again. */
export class DevRecords {
  private readonly known = new Map<string, {text: string; records: SearchRecord[]}>();

  constructor(private readonly site: DevSite) {}

  async make(documents: readonly SourceDocument[]): Promise<SearchRecord[]> {
    const all: SearchRecord[] = [];
    for (const document of documents) all.push(...(await this.makeOne(document)));
    return all;
  }

  private async makeOne({title, permalink, source}: SourceDocument): Promise<SearchRecord[]> {
    const {siteDir, baseUrl, url} = this.site;
    const text = await readFile(source.replace('@site', path.resolve(siteDir)), 'utf8');
    const known = this.known.get(source);
    if (known?.text === text) return known.records;
    const tree = pageFromMarkdown(text, title, TAG);
    const records = makeRecords({
      tree,
      url: `${url}${permalink}`,
      path: `/${permalink.slice(baseUrl.length)}`,
    });
    this.known.set(source, {text, records});
    return records;
  }
}
