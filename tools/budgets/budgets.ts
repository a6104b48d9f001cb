import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import * as z from 'zod';
import {readCheckedYaml} from '../../src/lib/checked-yaml';
import {readIndex} from '../../src/plugins/search/index-files';

/** Costs of a first visit: bytes of each kind of file, elements, requests, and bytes of prefetched pages (`prefetched`). */
export const COSTS = ['html', 'scripts', 'styles', 'fonts', 'nodes', 'requests', 'prefetched'] as const;

export type Costs = Record<(typeof COSTS)[number], number>;

const pageBudget = z.strictObject({
  /** The kind of page. */
  name: z.string(),
  path: z.string().startsWith('/'),
  limits: z.record(z.enum(COSTS), z.number()),
});

const budgetsSchema = z.strictObject({
  pages: z.array(pageBudget),
  searchIndex: z.number(),
  firstSearch: z.number(),
});

export const BUDGETS = readCheckedYaml(path.join(__dirname, 'budgets.yaml'), budgetsSchema);

/** The cost to which a file of each resource type counts. */
const COST_OF_RESOURCE = {document: 'html', script: 'scripts', stylesheet: 'styles', font: 'fonts'} as const;

/** Returns true for a request that prefetches another page. */
const isPrefetch = async (request: Request): Promise<boolean> =>
  request.resourceType() === 'fetch' &&
  Boolean((await request.response())?.headers()['content-type']?.startsWith('text/html'));

/** Returns the bytes that a file takes in transfer, compressed with gzip as hosts do. Fonts are compressed already. */
async function measureTransfer(request: Request): Promise<number> {
  const response = await request.response();
  // A redirect to the address with a slash has no body.
  if (!response?.ok()) return 0;
  const body = await response.body();
  return request.resourceType() === 'font' ? body.length : gzipSync(body, {level: 9}).length;
}

/** Measures a first visit of an address. `page` must be a new one, because a used page has a cache. */
export async function measureVisit(page: Page, address: string): Promise<Costs> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const response = await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  const costs: Costs = {html: 0, scripts: 0, styles: 0, fonts: 0, nodes: 0, requests: 0, prefetched: 0};
  for (const request of requests) {
    if (await isPrefetch(request)) {
      if (request.method() === 'GET') costs.prefetched += await measureTransfer(request);
      continue;
    }
    costs.requests += 1;
    const cost = COST_OF_RESOURCE[request.resourceType() as keyof typeof COST_OF_RESOURCE];
    if (cost) costs[cost] += await measureTransfer(request);
  }
  costs.nodes = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*').length,
    (await response?.text()) ?? '',
  );
  return costs;
}

/** Returns the compressed bytes of both parts of the embedded search index. */
export const measureSearchIndex = (build: string): number =>
  readIndex(build)
    .paths.map((file) => gzipSync(readFileSync(path.join(build, file)), {level: 9}).length)
    .reduce((sum, size) => sum + size, 0);
