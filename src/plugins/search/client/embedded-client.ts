import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import {once} from './once';

/** A message to the web worker. Without requests it only loads the index. */
export interface WorkerRequest {
  id: number;
  /** Origin and base URL of the site, without a slash at the end. */
  base: string;
  requests: SearchRequest[];
  waitForTexts: boolean;
}

/** A message from the web worker. */
export type WorkerResponse = {id: number; response: SearchResponse} | {id: number; error: string};

/** A search that the web worker hasn't answered. */
interface PendingSearch {
  resolve(response: SearchResponse | Promise<SearchResponse>): void;
  reject(error: Error): void;
  searchInPage(): Promise<SearchResponse>;
}

/** Searches the embedded index, in a web worker if the browser can run one and otherwise in the page. */
export class EmbeddedClient {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, PendingSearch>();
  private nextId = 0;

  constructor(private readonly base: string) {
    try {
      this.worker = new Worker(new URL('./search-worker.ts', import.meta.url));
    } catch (error) {
      console.warn('Search runs without a worker.', error);
      return;
    }
    this.worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
      const search = this.pending.get(data.id);
      this.pending.delete(data.id);
      if ('response' in data) search?.resolve(data.response);
      else search?.reject(new Error(data.error));
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.worker = undefined;
      for (const {resolve, searchInPage} of this.pending.values()) resolve(searchInPage());
      this.pending.clear();
    };
  }

  private readonly getLoader = once(async () => {
    const {IndexLoader} = await import('./index-loader');
    return new IndexLoader(this.base);
  });

  search(requests: SearchRequest[], waitForTexts = false): Promise<SearchResponse> {
    const {worker, base} = this;
    const searchInPage = async () => (await this.getLoader()).search(requests, waitForTexts);
    if (!worker) return searchInPage();
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, {resolve, reject, searchInPage});
      worker.postMessage({id, base, requests, waitForTexts} satisfies WorkerRequest);
    });
  }
}
