import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';

/** What both doors ask. */
export interface SearchClient {
  search(requests: SearchRequest[]): Promise<SearchResponse>;
}
