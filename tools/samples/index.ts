import {checkSamples} from './check';

const {typed, shell, problems} = checkSamples();
for (const {file, line, column, message} of problems) console.error(`${file}:${line}:${column} ${message}`);
console.log(`${typed} code samples and ${shell} shell samples checked, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
