import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';

/** What both doors ask. */
export interface SearchClient {
  /** @param isPatient whether to wait for the best answer instead of a first one, which says that it is partial */
  search(requests: SearchRequest[], isPatient?: boolean): Promise<SearchResponse>;
}
