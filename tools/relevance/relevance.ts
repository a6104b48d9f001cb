import path from 'node:path';
import * as z from 'zod';
import {readCheckedYaml, UNIQUE} from '../../src/lib/checked-yaml';
import {groupBy} from '../../src/lib/group-by';
import {formatNearest} from '../../src/lib/nearest';
import {createEngine, type Engine} from '../../src/plugins/search/engine/engine';
import {readIndex} from '../../src/plugins/search/index-files';
import {unpack} from '../../src/plugins/search/records/pack';
import type {SearchRecord} from '../../src/plugins/search/records/types';

const judgedQuery = z.strictObject({
  kind: z.string(),
  query: z.string().regex(/\S/, 'must not be empty'),
  expect: z
    .array(z.string().startsWith('/'))
    .min(1, 'must not be empty')
    .refine(...UNIQUE),
  /** True if the ranking was never tuned on this query, as CONTRIBUTING.md explains. */
  heldOut: z.boolean().optional(),
  /** The thread in which somebody asked this. */
  source: z.string().optional(),
});

const queriesSchema = z.array(judgedQuery).superRefine((queries, context) => {
  const seen = new Set<string>();
  for (const [index, {kind, query}] of queries.entries()) {
    const key = `${kind}: ${query}`;
    if (seen.has(key)) context.addIssue({code: 'custom', path: [index, 'query'], message: 'is there twice'});
    seen.add(key);
  }
});

/** A query with the addresses that answer it. An address without an anchor accepts every hit on its page. */
export type JudgedQuery = z.output<typeof judgedQuery>;

/** Relevance for one kind of queries: mean reciprocal rank, and the shares with an answer as first hit or in the first three. */
export interface Relevance {
  kind: string;
  queries: number;
  mrr: number;
  top1: number;
  top3: number;
}

const BASE = 'https://example.org';
const MAX_HITS = 20;

/**
 * Reads the judged queries of this folder, or of another file.
 * @throws if the file doesn't match the schema, or if a query accepts an address that the search index of the build
 *   doesn't have
 */
export function readQueries(
  file = path.join(__dirname, 'queries.json'),
  addresses = readBuildAddresses(),
): JudgedQuery[] {
  const queries = readCheckedYaml(file, queriesSchema);
  const faults = queries.flatMap(({query, expect}) =>
    expect
      .filter((address) => !addresses.has(address))
      .map((address) => `  "${query}" accepts ${address}.${formatNearest(address, addresses)}`),
  );
  if (faults.length > 0) {
    const problem = `${path.relative('.', file)} names addresses that the built site does not have`;
    throw new Error([`${problem}; remove or replace them:`, ...faults].join('\n'));
  }
  return queries;
}

/** Name of the newest version of the docs. Only pages of an older version find its records. */
export const NEWEST_VERSION = 'current';

/** Reads the search records of a build that readers of the newest version can find. */
export function readBuildRecords(build: string): SearchRecord[] {
  const {names, texts} = readIndex(build);
  return unpack(names, BASE, texts).filter(({version}) => version === NEWEST_VERSION);
}

/** Returns the addresses of all pages and anchors in the search index of a build, as paths. */
function readBuildAddresses(build = 'build'): Set<string> {
  const paths = readBuildRecords(build).map(({url}) => url.slice(BASE.length));
  return new Set([...paths, ...paths.map((address) => address.replace(/#.*/, ''))]);
}

/** Creates a search engine with the index of a build. */
export const createBuildEngine = (build = 'build'): Engine =>
  createEngine(readBuildRecords(build), readIndex(build).texts.synonyms);

/** Returns the paths of the first 20 hits, with anchors. `without` is the name of a scorer to leave out. */
export const findTopPaths = (engine: Engine, query: string, without?: string): string[] =>
  engine
    .findUrls(query, without)
    .slice(0, MAX_HITS)
    .map((url) => url.slice(BASE.length));

/**
 * Returns the position of the first hit that answers the query, counted from 1. Returns 0 if there is none.
 *
 * @param without name of a scorer to leave out
 */
export function findRank(engine: Engine, {query, expect}: JudgedQuery, without?: string): number {
  const answers = new Set(expect);
  const isAnswer = (hit: string) => answers.has(hit) || answers.has(hit.split('#')[0] ?? '');
  return findTopPaths(engine, query, without).findIndex(isAnswer) + 1;
}

/**
 * Measures the relevance for each kind of query, for the held-out queries of each kind, and for all.
 *
 * @param without name of a scorer to leave out
 */
export function measureRelevance(
  engine: Engine,
  queries: readonly JudgedQuery[],
  without?: string,
): Relevance[] {
  const ranked = queries.map((query) => ({...query, rank: findRank(engine, query, without)}));
  const heldOut = ranked.filter((query) => query.heldOut);
  const counted = [
    ...ranked,
    ...heldOut.map(({kind, rank}) => ({kind: `${kind}, held out`, rank})),
    ...heldOut.map(({rank}) => ({kind: 'all, held out', rank})),
    ...ranked.map(({rank}) => ({kind: 'all', rank})),
  ];
  return Array.from(
    groupBy(counted, ({kind}) => kind),
    ([kind, entries]) => {
      const ranks = entries.map(({rank}) => rank);
      const share = (count: number) => Math.round((1000 * count) / ranks.length) / 1000;
      return {
        kind,
        queries: ranks.length,
        mrr: share(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
        top1: share(ranks.filter((rank) => rank === 1).length),
        top3: share(ranks.filter((rank) => rank > 0 && rank <= 3).length),
      };
    },
  );
}
