// Preloaded into the process that is measured: leaves its peak memory where BENCH_RSS says.
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread && process.argv[1]?.includes('docusaurus')) {
  process.on('exit', () => writeFileSync(process.env.BENCH_RSS, String(process.resourceUsage().maxRSS)));
}
