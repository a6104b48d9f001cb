import {REFERENCE_ROUTE} from '../../src/lib/reference';
import {builtEngine, measure, rankOf, readQueries, topPaths} from './relevance';

/** Prints how well judged queries are answered by the last build, and each that is not answered first. */
function main(file?: string): void {
  const engine = builtEngine();
  const queries = readQueries(file);
  for (const item of queries) {
    const rank = rankOf(engine, item);
    if (rank === 1) continue;
    const first = topPaths(engine, item.query, 3).map((hit) => hit.replace(`${REFERENCE_ROUTE}/`, ''));
    console.log(`${String(rank || '–').padStart(2)}  ${item.kind}: ${item.query}  ←  ${first.join(', ')}`);
  }
  console.table(measure(engine, queries));
}

// A file of other queries shows whether rules tuned on ours hold elsewhere.
main(process.argv[2]);
