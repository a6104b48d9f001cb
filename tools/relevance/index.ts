import {REFERENCE_ROUTE} from '../../src/lib/reference';
import {NAME_SCORERS, RERANK_SCORERS, TEXT_SCORERS} from '../../src/plugins/search/engine/scorers';
import {
  createBuildEngine,
  findRank,
  findTopPaths,
  measureRelevance,
  type Relevance,
  readQueries,
} from './relevance';

/**
 * Returns the effect of a scorer: the mean reciprocal rank of each kind with it minus that without it, in thousandths.
 */
function measureEffect(all: readonly Relevance[], without: readonly Relevance[]): Record<string, number> {
  const changes = all.map(({kind, mrr}, row): [string, number] => [
    kind,
    Math.round(1000 * (mrr - (without[row]?.mrr ?? 0))),
  ]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/**
 * Prints the relevance of the last build for judged queries, each query whose answer isn't the first hit, and the effect
 * of each scorer.
 */
function main(file?: string): void {
  const engine = createBuildEngine();
  const queries = readQueries(file);
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

// Pass a file with other queries to see whether rules that were tuned on ours also work for them.
main(process.argv[2]);
