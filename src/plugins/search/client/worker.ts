import {Answerer} from './answerer';
import type {Answer, Question} from './messages';

let answerer: Answerer | undefined;

/** The engine off the page's own thread, so that typing never waits for it. */
addEventListener('message', async ({data}: MessageEvent<Question>) => {
  const {id, place, requests, isPatient} = data;
  answerer ??= new Answerer(place);
  let answer: Answer;
  try {
    answer = {id, response: await answerer.search(requests, isPatient)};
  } catch (error) {
    answer = {id, error: error instanceof Error ? error.message : String(error)};
  }
  postMessage(answer);
});
