import type {WorkerRequest, WorkerResponse} from './embedded-client';
import {IndexLoader} from './index-loader';

let loader: IndexLoader | undefined;

// The engine runs in a worker, so that typing never waits for it.
addEventListener('message', async ({data}: MessageEvent<WorkerRequest>) => {
  const {id, base, requests, waitForTexts} = data;
  loader ??= new IndexLoader(base);
  let message: WorkerResponse;
  try {
    message = {id, response: await loader.search(requests, waitForTexts)};
  } catch (error) {
    message = {id, error: error instanceof Error ? error.message : String(error)};
  }
  postMessage(message);
});
