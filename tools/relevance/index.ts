import {REFERENCE_ROUTE} from '../../src/lib/reference';
import {CLOSE_SCORERS, NAME_SCORERS, TEXT_SCORERS} from '../../src/plugins/search/engine/scorers';
import {builtEngine, measure, type Relevance, rankOf, readQueries, topPaths} from './relevance';

/**
 * Returns the effect of a scorer: the mean reciprocal rank of each kind with it minus that without it, in thousandths.
 */
function effect(all: readonly Relevance[], without: readonly Relevance[]): Record<string, number> {
  const changes = all.map(({kind, mrr}, row): [string, number] => [
    kind,
    Math.round(1000 * (mrr - (without[row]?.mrr ?? 0))),
  ]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/**
 * Prints how well judged queries are answered by the last build, each that is not answered first, and what each scorer
 * of the ranking does.
 */
function main(file?: string): void {
  const engine = builtEngine();
  const queries = readQueries(file);
  for (const item of queries) {
    const rank = rankOf(engine, item);
    if (rank === 1) continue;
    const first = topPaths(engine, item.query)
      .slice(0, 3)
      .map((hit) => hit.replace(`${REFERENCE_ROUTE}/`, ''));
    console.log(`${String(rank || '–').padStart(2)}  ${item.kind}: ${item.query}  ←  ${first.join(', ')}`);
  }
  const all = measure(engine, queries);
  console.table(all);
  console.log('What each scorer adds to the mean reciprocal rank, in thousandths:');
  const scorers = [...NAME_SCORERS, ...TEXT_SCORERS, ...CLOSE_SCORERS];
  console.table(
    Object.fromEntries(
      scorers.map(({name, weight}) => [name, {weight, ...effect(all, measure(engine, queries, name))}]),
    ),
  );
}

// A file of other queries shows whether rules tuned on ours hold elsewhere.
main(process.argv[2]);
