import {createEngine, type Engine, type SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import {isPart, type PackedNames, type PackedTexts, unpack} from '../records/pack';
import {once} from './once';

/** The URLs of the index and of the site. */
export interface IndexLocation {
  namesUrl: string;
  /** Origin and base URL of the site, without a slash at the end. */
  base: string;
}

/** Milliseconds after a failed load during which no search asks for the texts again. */
const RETRY_DELAY = 5000;

async function fetchPart<Part extends PackedNames | PackedTexts>(
  url: string,
  cache: RequestCache,
): Promise<Part> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`The search index answered ${response.status}: ${url}`);
  const part: unknown = await response.json();
  if (!isPart(part)) throw new Error(`Not a search index of this site's version: ${url}`);
  return part as Part;
}

/**
 * Loads both parts of the index, and answers from names alone until the texts are there. If the texts can't be loaded,
 * the names go on answering and a later search tries again.
 *
 * The names have a fixed URL, so an HTTP cache may return those of an earlier deployment, whose texts no longer exist.
 * That's why everything after a failure is requested past the HTTP cache, the names included.
 */
export class IndexLoader {
  private names: PackedNames | undefined;
  private byName: Engine | undefined;
  private complete: Engine | undefined;
  private retryAt = Number.NEGATIVE_INFINITY;
  private cache: RequestCache = 'default';

  constructor(private readonly location: IndexLocation) {}

  private readonly loadNames = once(async (): Promise<Engine> => {
    try {
      return this.buildNameEngine(await fetchPart<PackedNames>(this.location.namesUrl, this.cache));
    } catch (error) {
      this.cache = 'reload';
      throw error;
    }
  });

  private readonly loadComplete = once(async (): Promise<Engine> => {
    await this.loadNames();
    try {
      return await this.loadTexts();
    } catch (error) {
      this.cache = 'reload';
      const names = await fetchPart<PackedNames>(this.location.namesUrl, this.cache);
      if (names.texts === this.names?.texts) throw error;
      this.buildNameEngine(names);
      return await this.loadTexts();
    }
  });

  private buildNameEngine(names: PackedNames): Engine {
    this.names = names;
    this.byName = createEngine(unpack(names, this.location.base), names.words);
    return this.byName;
  }

  /** @throws when the names aren't loaded, or their texts can't be */
  private async loadTexts(): Promise<Engine> {
    const {names} = this;
    if (!names) throw new Error('The names of the search index are not loaded.');
    const url = new URL(names.texts, this.location.namesUrl).href;
    const texts = await fetchPart<PackedTexts>(url, this.cache);
    this.complete = createEngine(unpack(names, this.location.base, texts), names.words);
    return this.complete;
  }

  /** Returns the engine that knows the texts, or undefined if they can't be loaded for now. */
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
   * Answers requests. An answer from names alone is marked as partial.
   *
   * @param waitForTexts set it for an answer from the whole index; requests that no name answers always wait
   */
  async search(requests: SearchRequest[], waitForTexts: boolean): Promise<SearchResponse> {
    await this.loadNames();
    const loading = this.tryComplete();
    const complete = waitForTexts ? await loading : this.complete;
    if (complete) return complete.search(requests);
    const first = this.byName?.search(requests) ?? {results: []};
    const later = first.results.some(({nbHits}) => nbHits === 0) ? await loading : undefined;
    return later ? later.search(requests) : {...first, isPartial: true};
  }
}
