import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {parse} from 'yaml';
import {readIndex} from '../../src/plugins/search/index-files';

/** A figure as it was when it was last written down, and what it may become. */
export interface Bound {
  now: number;
  limit: number;
}

/** What a first visit costs: bytes, elements, requests, and bytes of the pages that are fetched ahead. */
export const COSTS = ['html', 'scripts', 'styles', 'fonts', 'nodes', 'requests', 'ahead'] as const;

export type Costs = Record<(typeof COSTS)[number], number>;

export interface PageBudget extends Record<(typeof COSTS)[number], Bound> {
  /** The kind of page. */
  name: string;
  path: string;
}

export const BUDGETS_FILE = path.join(__dirname, 'budgets.yaml');

export const BUDGETS = parse(readFileSync(BUDGETS_FILE, 'utf8')) as {
  pages: PageBudget[];
  searchIndex: Bound;
  firstSearch: Bound;
};

/** Which figure the files of a resource type count for. */
const COUNTED = {document: 'html', script: 'scripts', stylesheet: 'styles', font: 'fonts'} as const;

/** Whether it was for a page other than the one that is shown. */
const isFetchedAhead = async (request: Request): Promise<boolean> =>
  request.resourceType() === 'fetch' &&
  Boolean((await request.response())?.headers()['content-type']?.startsWith('text/html'));

/** Bytes of a file on the way, in a host's usual compression. A font is compressed in itself. */
async function sizeOf(request: Request): Promise<number> {
  const response = await request.response();
  // A redirect to the address with a slash has no body.
  if (!response?.ok()) return 0;
  const body = await response.body();
  return request.resourceType() === 'font' ? body.length : gzipSync(body, {level: 9}).length;
}

/** What a first visit of an address costs, in a page that has not been used yet. */
export async function measureVisit(page: Page, address: string): Promise<Costs> {
  const made: Request[] = [];
  page.on('request', (request) => made.push(request));
  const document = await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  const costs: Costs = {html: 0, scripts: 0, styles: 0, fonts: 0, nodes: 0, requests: 0, ahead: 0};
  for (const request of made) {
    if (await isFetchedAhead(request)) {
      if (request.method() === 'GET') costs.ahead += await sizeOf(request);
      continue;
    }
    costs.requests += 1;
    const counted = COUNTED[request.resourceType() as keyof typeof COUNTED];
    if (counted) costs[counted] += await sizeOf(request);
  }
  costs.nodes = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*').length,
    (await document?.text()) ?? '',
  );
  return costs;
}

/** Compressed bytes of the embedded search index of a build, both its parts. */
export const measureSearchIndex = (build: string): number =>
  readIndex(build)
    .paths.map((file) => gzipSync(readFileSync(path.join(build, file)), {level: 9}).length)
    .reduce((sum, size) => sum + size, 0);
