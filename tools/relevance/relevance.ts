import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createEngine, type Engine} from '../../src/plugins/search/engine/engine';
import {INDEX_PATH} from '../../src/plugins/search/paths';
import {type PackedIndex, unpack} from '../../src/plugins/search/records/pack';

/** A query with the addresses that answer it: with an anchor that very place, without one anything on the page. */
export interface JudgedQuery {
  kind: string;
  query: string;
  expect: string[];
  /** Nothing was tuned on it: see CONTRIBUTING. */
  heldOut?: boolean;
}

/** How well queries of one kind are answered: mean reciprocal rank, and shares answered first and in three. */
export interface Relevance {
  kind: string;
  queries: number;
  mrr: number;
  top1: number;
  top3: number;
}

const BASE = 'https://example.org';
const DEPTH = 20;

/** The judged queries of this folder, or of another file. */
export function readQueries(file = path.join(__dirname, 'queries.json')): JudgedQuery[] {
  return JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[];
}

/** An engine on the index of a finished build. */
export function builtEngine(build = 'build'): Engine {
  const index = JSON.parse(readFileSync(path.join(build, INDEX_PATH), 'utf8')) as PackedIndex;
  return createEngine(unpack(index, BASE), index.words);
}

/** The paths of the first hits, with anchors. */
export function topPaths(engine: Engine, query: string, hitsPerPage = DEPTH): string[] {
  const {results} = engine.search([{indexName: 'test', query, hitsPerPage}]);
  return (results[0]?.hits ?? []).map(({url}) => url.slice(BASE.length));
}

/** Place of the first hit that answers, from 1; 0 when none does. */
export function rankOf(engine: Engine, {query, expect}: JudgedQuery): number {
  const answers = new Set(expect);
  return (
    topPaths(engine, query).findIndex((hit) => answers.has(hit) || answers.has(hit.split('#')[0] ?? '')) + 1
  );
}

/** Relevance by kind of query, and of all. */
export function measure(engine: Engine, queries: readonly JudgedQuery[]): Relevance[] {
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  const share = (count: number, of: number) => Math.round((1000 * count) / of) / 1000;
  const row = (kind: string, items: readonly JudgedQuery[]): Relevance => {
    const ranks = items.map((item) => rankOf(engine, item));
    return {
      kind,
      queries: items.length,
      mrr: share(
        ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0),
        items.length,
      ),
      top1: share(ranks.filter((rank) => rank === 1).length, items.length),
      top3: share(ranks.filter((rank) => rank > 0 && rank <= 3).length, items.length),
    };
  };
  return [
    ...kinds.map((kind) =>
      row(
        kind,
        queries.filter((query) => query.kind === kind),
      ),
    ),
    row(
      'held out',
      queries.filter(({heldOut}) => heldOut),
    ),
    row('all', queries),
  ];
}
