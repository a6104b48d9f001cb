// Writes the peak memory of a process in kB to the file in BENCH_RSS. The process preloads this script.
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread && process.argv[1]?.includes('docusaurus')) {
  process.on('exit', () => writeFileSync(process.env.BENCH_RSS, String(process.resourceUsage().maxRSS)));
}
