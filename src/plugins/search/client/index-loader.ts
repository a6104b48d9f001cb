import {createEngine, type Engine, type SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import {INDEX_FOLDER, NAMES_PATH} from '../paths';
import {isPart, type PackedNames, type PackedTexts, unpack} from '../records/pack';
import {once} from './once';

/** After loading the texts has failed, searches wait for this number of milliseconds before they load them again. */
const RETRY_DELAY = 5000;

/**
 * For this number of milliseconds after the names have loaded, searches wait for the texts. If they arrive in time, the engine
 * for names alone is never created, so the whole index can be searched sooner.
 */
const TEXTS_GRACE = 200;

/**
 * Loads both parts of the index, and searches the names alone if the texts take longer. If the texts can't be loaded, it
 * continues with the names, and a later search loads the texts again.
 *
 * The names have a fixed URL, so an HTTP cache may return those of an earlier deployment, whose texts no longer exist.
 * That's why all requests after a failure bypass the HTTP cache, including that for the names.
 */
export class IndexLoader {
  private names: PackedNames | undefined;
  private byName: Engine | undefined;
  private complete: Engine | undefined;
  private retryAt = Number.NEGATIVE_INFINITY;
  private cache: RequestCache = 'default';

  /** @param base origin and base URL of the site, without a slash at the end */
  constructor(private readonly base: string) {}

  private readonly loadNames = once(() => this.fetchNames());

  private readonly loadComplete = once(async (): Promise<Engine> => {
    const {names = await this.loadNames()} = this;
    try {
      return await this.loadTexts(names);
    } catch (error) {
      const newNames = await this.fetchNames();
      if (newNames.texts === names.texts) throw error;
      return await this.loadTexts(newNames);
    }
  });

  private readonly endGrace = once(() => new Promise<void>((done) => setTimeout(done, TEXTS_GRACE)));

  private async fetchPart<Part extends PackedNames | PackedTexts>(path: string): Promise<Part> {
    const url = `${this.base}/${path}`;
    try {
      const response = await fetch(url, {cache: this.cache});
      if (!response.ok) throw new Error(`The search index could not be loaded (${response.status}): ${url}`);
      const part: unknown = await response.json();
      if (!isPart(part)) throw new Error(`${url} isn't a search index of this version of the site`);
      return part as Part;
    } catch (error) {
      this.cache = 'reload';
      throw error;
    }
  }

  private async fetchNames(): Promise<PackedNames> {
    const names = await this.fetchPart<PackedNames>(NAMES_PATH);
    if (names.texts !== this.names?.texts) this.byName = undefined;
    this.names = names;
    return names;
  }

  private async loadTexts(names: PackedNames): Promise<Engine> {
    const texts = await this.fetchPart<PackedTexts>(`${INDEX_FOLDER}/${names.texts}`);
    this.complete = createEngine(unpack(names, this.base, texts), texts.synonyms);
    return this.complete;
  }

  /** Returns the engine with the texts, or undefined if they can't be loaded at the moment. */
  private async tryComplete(): Promise<Engine | undefined> {
    if (this.complete || performance.now() < this.retryAt) return this.complete;
    try {
      return await this.loadComplete();
    } catch {
      this.retryAt = performance.now() + RETRY_DELAY;
      return undefined;
    }
  }

  /**
   * Searches the index. A response from the names alone is marked as partial.
   *
   * @param waitForTexts true to wait for the texts. Requests that match no name always wait for them.
   */
  async search(requests: SearchRequest[], waitForTexts: boolean): Promise<SearchResponse> {
    const {names = await this.loadNames()} = this;
    const loadingEngine = this.tryComplete();
    await (waitForTexts ? loadingEngine : Promise.race([loadingEngine, this.endGrace()]));
    if (this.complete) return this.complete.search(requests);
    this.byName ??= createEngine(unpack(this.names ?? names, this.base));
    const partialResponse = this.byName.search(requests);
    const completeEngine = partialResponse.results.some(({nbHits}) => nbHits === 0)
      ? await loadingEngine
      : undefined;
    return completeEngine ? completeEngine.search(requests) : {...partialResponse, isPartial: true};
  }
}
