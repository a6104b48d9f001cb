import {createEngine, type Engine, type SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import {isPackedIndex, unpack} from '../records/pack';
import {once} from './once';

/** Where the index is and what its addresses begin with. */
export interface Place {
  indexUrl: string;
  /** Origin and base URL of the site, without a slash at the end. */
  base: string;
}

async function loadEngine({indexUrl, base}: Place): Promise<Engine> {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`The search index answered ${response.status}: ${indexUrl}`);
  const index: unknown = await response.json();
  if (!isPackedIndex(index)) throw new Error(`Not a search index of this site's version: ${indexUrl}`);
  return createEngine(unpack(index, base), index.words);
}

/** Answers requests from the index, which is loaded once; an index that failed to load is tried again. */
export class Answerer {
  readonly load: () => Promise<Engine>;

  constructor(place: Place) {
    this.load = once(() => loadEngine(place));
  }

  async search(requests: SearchRequest[]): Promise<SearchResponse> {
    return (await this.load()).search(requests);
  }
}
