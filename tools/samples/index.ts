import {runMain} from '../run-main';
import {checkSamples} from './check';

void runMain(() => {
  const {typed, shell, problems} = checkSamples();
  for (const {file, line, column, message} of problems) console.error(`${file}:${line}:${column} ${message}`);
  console.log(`${typed} code samples and ${shell} shell samples checked, ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
});
