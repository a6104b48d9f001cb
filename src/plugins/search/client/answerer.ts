import {createEngine, type Engine, type SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';
import {isPart, type PackedNames, type PackedTexts, unpack} from '../records/pack';
import {once} from './once';

/** Where the index is and what its addresses begin with. */
export interface Place {
  namesUrl: string;
  /** Origin and base URL of the site, without a slash at the end. */
  base: string;
}

/** How long texts that did not arrive are left alone, in milliseconds: not every key asks for them again. */
const PAUSE = 5000;

async function loadPart<Part extends PackedNames | PackedTexts>(url: string): Promise<Part> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index answered ${response.status}: ${url}`);
  const part: unknown = await response.json();
  if (!isPart(part)) throw new Error(`Not a search index of this site's version: ${url}`);
  return part as Part;
}

/**
 * Answers requests from the index: by names as soon as they are there, and by everything once the texts are too,
 * which are loaded right after. What failed to load is tried again; without texts the names go on answering.
 */
export class Answerer {
  private whole: Engine | undefined;
  private failed = Number.NEGATIVE_INFINITY;
  private readonly loadNames: () => Promise<{names: PackedNames; byName: Engine}>;
  private readonly loadWhole: () => Promise<Engine>;

  constructor({namesUrl, base}: Place) {
    this.loadNames = once(async () => {
      const names = await loadPart<PackedNames>(namesUrl);
      return {names, byName: createEngine(unpack(names, base), names.words)};
    });
    this.loadWhole = once(async () => {
      const {names} = await this.loadNames();
      const texts = await loadPart<PackedTexts>(new URL(names.texts, namesUrl).href);
      this.whole = createEngine(unpack(names, base, texts), names.words);
      return this.whole;
    });
  }

  /** The engine that knows the texts too, when they are there; none if they are not to be had for now. */
  private async tryWhole(): Promise<Engine | undefined> {
    if (this.whole || performance.now() < this.failed + PAUSE) return this.whole;
    try {
      return await this.loadWhole();
    } catch {
      this.failed = performance.now();
      return undefined;
    }
  }

  /** @param isPatient whether to wait for the texts; a request without a hit by name waits for them anyway */
  async search(requests: SearchRequest[], isPatient: boolean): Promise<SearchResponse> {
    const {byName} = await this.loadNames();
    const loading = this.tryWhole();
    const whole = isPatient ? await loading : this.whole;
    if (whole) return whole.search(requests);
    const first = byName.search(requests);
    const later = first.results.some(({nbHits}) => nbHits === 0) ? await loading : undefined;
    return later ? later.search(requests) : {...first, isPartial: true};
  }
}
