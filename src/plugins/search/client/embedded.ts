import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import type {Place} from './answerer';
import type {Answer, Question} from './messages';
import {once} from './once';
import type {SearchClient} from './search-client';

interface Waiting {
  resolve(response: SearchResponse): void;
  reject(error: Error): void;
}

/** Asks a worker. Rejects everything for good once the worker has failed to start. */
class WorkerClient {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url));
  private readonly waiting = new Map<number, Waiting>();
  private broken: Error | undefined;
  private next = 0;

  constructor(private readonly place: Place) {
    this.worker.onmessage = ({data}: MessageEvent<Answer>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('response' in data) waiting?.resolve(data.response);
      else waiting?.reject(new Error(data.error));
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.broken = new Error('The search worker cannot run.');
      for (const {reject} of this.waiting.values()) reject(this.broken);
      this.waiting.clear();
    };
  }

  get isBroken(): boolean {
    return this.broken !== undefined;
  }

  search(requests: SearchRequest[], isPatient: boolean): Promise<SearchResponse> {
    if (this.broken) return Promise.reject(this.broken);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.worker.postMessage({id, place: this.place, requests, isPatient} satisfies Question);
    });
  }
}

/** Search that asks no host but the site's own: a worker answers, or, where none can run, the page itself. */
export class EmbeddedClient implements SearchClient {
  private worker: WorkerClient | undefined;
  private readonly inPage: () => Promise<SearchClient>;

  constructor(place: Place) {
    this.inPage = once(async () => new (await import('./answerer')).Answerer(place));
    try {
      this.worker = new WorkerClient(place);
    } catch (error) {
      console.warn('Search answers without a worker.', error);
    }
  }

  async search(requests: SearchRequest[], isPatient = false): Promise<SearchResponse> {
    if (this.worker) {
      try {
        return await this.worker.search(requests, isPatient);
      } catch (error) {
        if (!this.worker?.isBroken) throw error;
        this.worker = undefined;
      }
    }
    return (await this.inPage()).search(requests, isPatient);
  }

  /** Loads code and index before the first search needs them. */
  warmUp(): void {
    this.search([]).catch(() => undefined);
  }
}
