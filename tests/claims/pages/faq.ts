import {Worker} from 'node:worker_threads';
import {type Claim, CRASH} from '../claim';

const page = 'faq';

/** Returns the first message of a worker that runs `code`, or how the worker ends. */
const answerOf = (code: string) =>
  new Promise((resolve) => {
    const worker = new Worker(code, {eval: true});
    worker.on('message', resolve);
    worker.on('error', (error) => resolve(`error: ${error}`));
    worker.on('exit', (exit) => resolve(`exit ${exit}`));
  });

export default [
  {
    page,
    statement: 'The worker runs ordinary Node.js and sends each result to the main thread',
    run: () => answerOf("require('node:worker_threads').parentPort.postMessage(6 * 7)"),
    expect: 42,
  },
  {
    page,
    statement:
      'Import `@nodegui/nodegui` in the main thread only, because in a worker it crashes the process.',
    run: () => answerOf("require('@nodegui/nodegui')"),
    expect: CRASH,
  },
] satisfies Claim[];
