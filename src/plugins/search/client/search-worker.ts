import type {WorkerRequest, WorkerResponse} from './client';
import {IndexLoader} from './index-loader';

let loader: IndexLoader | undefined;

// The engine runs off the page's main thread, so that typing never waits for it.
addEventListener('message', async ({data}: MessageEvent<WorkerRequest>) => {
  const {id, location, requests, waitForTexts} = data;
  loader ??= new IndexLoader(location);
  let answer: WorkerResponse;
  try {
    answer = {id, response: await loader.search(requests, waitForTexts)};
  } catch (error) {
    answer = {id, error: error instanceof Error ? error.message : String(error)};
  }
  postMessage(answer);
});
