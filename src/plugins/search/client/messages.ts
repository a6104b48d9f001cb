import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import type {Place} from './answerer';

/** What the page asks its worker: without requests, only to load the index. */
export interface Question {
  id: number;
  place: Place;
  requests: SearchRequest[];
  isPatient: boolean;
}

/** What the worker answers. */
export type Answer = {id: number; response: SearchResponse} | {id: number; error: string};
