import {REFERENCE_ROUTE} from '../../src/lib/reference';
import {NAME_SCORERS, RERANK_SCORERS, TEXT_SCORERS} from '../../src/plugins/search/engine/scorers';
import {runMain} from '../run-main';
import {
  createBuildEngine,
  findRank,
  findTopPaths,
  type JudgedQuery,
  measureRelevance,
  type Relevance,
  readQueries,
} from './relevance';

/**
 * Returns the effect of a scorer: the mean reciprocal rank of a group with it minus that without it, in thousandths. It has
 * the figures of all queries and of those held out, and the kind of query that the scorer changes most.
 */
function measureEffect(
  all: readonly Relevance[],
  without: readonly Relevance[],
): {all: number; 'held out': number; most: string} {
  const effects = all.map(({kind, mrr}, row) => ({
    kind,
    change: Math.round(1000 * (mrr - (without[row]?.mrr ?? 0))),
  }));
  const findChange = (kind: string) => effects.find((effect) => effect.kind === kind)?.change ?? 0;
  const [most] = effects.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return {
    all: findChange('all'),
    'held out': findChange('all, held out'),
    most: most && most.change !== 0 ? `${most.kind}: ${most.change}` : '',
  };
}

/** Prints each query whose answer isn't the first hit, the relevance, and the effect of each scorer. */
function printRelevance(queries: readonly JudgedQuery[]): void {
  const engine = createBuildEngine();
  for (const item of queries) {
    const rank = findRank(engine, item);
    if (rank === 1) continue;
    const first = findTopPaths(engine, item.query)
      .slice(0, 3)
      .map((hit) => hit.replace(`${REFERENCE_ROUTE}/`, ''));
    console.log(`${String(rank || '–').padStart(2)}  ${item.kind}: ${item.query}  ←  ${first.join(', ')}`);
  }
  const all = measureRelevance(engine, queries);
  console.table(all);
  console.log('What each scorer adds to the mean reciprocal rank, in thousandths:');
  const scorers = [...NAME_SCORERS, ...TEXT_SCORERS, ...RERANK_SCORERS];
  console.table(
    Object.fromEntries(
      scorers.map(({name, weight}) => [
        name,
        {weight, ...measureEffect(all, measureRelevance(engine, queries, name))},
      ]),
    ),
  );
}

/** `npm run search:relevance`: judges the last build by the queries of this folder, or by those in a file. */
void runMain(() => printRelevance(readQueries(process.argv[2])));
