// Preloaded into the process that is measured. Writes its peak memory in kB to the file that BENCH_RSS names.
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread && process.argv[1]?.includes('docusaurus')) {
  process.on('exit', () => writeFileSync(process.env.BENCH_RSS, String(process.resourceUsage().maxRSS)));
}
