import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../src/lib/nearest';
import {createEngine, type Engine} from '../../src/plugins/search/engine/engine';
import {readIndex} from '../../src/plugins/search/index-files';
import {unpack} from '../../src/plugins/search/records/pack';
import type {SearchRecord} from '../../src/plugins/search/records/types';

/** A query with the addresses that answer it: with an anchor that very place, without one anything on the page. */
export interface JudgedQuery {
  kind: string;
  query: string;
  expect: string[];
  /** Nothing was tuned on it: see CONTRIBUTING. */
  heldOut?: boolean;
}

/** Relevance for queries of one kind: mean reciprocal rank, and the shares answered first and among three. */
export interface Relevance {
  kind: string;
  queries: number;
  mrr: number;
  top1: number;
  top3: number;
}

const BASE = 'https://example.org';
const DEPTH = 20;

/**
 * The judged queries of this folder, or of another file.
 * @throws when one accepts an address that the index of the build does not have: no ranking can answer with it
 */
export function readQueries(
  file = path.join(__dirname, 'queries.json'),
  addresses = builtAddresses(),
): JudgedQuery[] {
  const queries = JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[];
  const faults = queries.flatMap(({query, expect}) =>
    expect
      .filter((address) => !addresses.has(address))
      .map((address) => `  "${query}" accepts ${address}; near: ${nearest(address, addresses).join(', ')}`),
  );
  if (faults.length > 0) {
    const what = `${path.relative('.', file)} names addresses that the built site does not have`;
    throw new Error([`${what}; remove or replace them:`, ...faults].join('\n'));
  }
  return queries;
}

/** The records of a finished build. */
function builtRecords(build: string): SearchRecord[] {
  const {names, texts} = readIndex(build);
  return unpack(names, BASE, texts);
}

/** All addresses that a search of a finished build can lead to: pages, and places on them. */
export function builtAddresses(build = 'build'): Set<string> {
  const paths = builtRecords(build).map(({url}) => url.slice(BASE.length));
  return new Set([...paths, ...paths.map((address) => address.replace(/#.*/, ''))]);
}

/** An engine on the index of a finished build. */
export function builtEngine(build = 'build'): Engine {
  return createEngine(builtRecords(build), readIndex(build).names.words);
}

/** The paths of the first hits, with anchors. */
export const topPaths = (engine: Engine, query: string, without?: string): string[] =>
  engine
    .find(query, without)
    .slice(0, DEPTH)
    .map((url) => url.slice(BASE.length));

/**
 * Place of the first hit that answers, from 1; 0 when none does.
 *
 * @param without name of a scorer to leave out
 */
export function rankOf(engine: Engine, {query, expect}: JudgedQuery, without?: string): number {
  const answers = new Set(expect);
  const isAnswer = (hit: string) => answers.has(hit) || answers.has(hit.split('#')[0] ?? '');
  return topPaths(engine, query, without).findIndex(isAnswer) + 1;
}

/** Kinds of queries, and what they have in common. */
function groups(
  queries: readonly JudgedQuery[],
): Array<[name: string, has: (query: JudgedQuery) => boolean]> {
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  return [
    ...kinds.map((name): [string, (query: JudgedQuery) => boolean] => [name, ({kind}) => kind === name]),
    ['held out', ({heldOut}) => heldOut === true],
    ['all', () => true],
  ];
}

/**
 * Relevance by kind of query, of those that no rule was chosen by, and of all.
 *
 * @param without name of a scorer to leave out
 */
export function measure(engine: Engine, queries: readonly JudgedQuery[], without?: string): Relevance[] {
  const ranked = queries.map((query) => ({query, rank: rankOf(engine, query, without)}));
  return groups(queries).map(([kind, has]) => {
    const ranks = ranked.filter(({query}) => has(query)).map(({rank}) => rank);
    const share = (count: number) => Math.round((1000 * count) / ranks.length) / 1000;
    return {
      kind,
      queries: ranks.length,
      mrr: share(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
      top1: share(ranks.filter((rank) => rank === 1).length),
      top3: share(ranks.filter((rank) => rank > 0 && rank <= 3).length),
    };
  });
}
