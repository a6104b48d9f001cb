import {parentPort} from 'node:worker_threads';

/** What a thread sends for a question. */
export type Answer<Value> = {value: Value} | {error: unknown};

/** Says how the module of a thread (`thread.ts`) answers. */
export function answer<Question, Value>(work: (question: Question) => Value | Promise<Value>): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a thread: see src/lib/thread.ts.');
  const post = (sent: Answer<Value>) => port.postMessage(sent);
  port.on('message', async (question: Question) => {
    try {
      post({value: await work(question)});
    } catch (error) {
      post({error});
    }
  });
}
