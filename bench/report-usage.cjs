// Writes the processor time and the peak memory of a process to the file in BENCH_USAGE. The process preloads this script.
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread && process.argv[1]?.includes('docusaurus')) {
  process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())));
}
