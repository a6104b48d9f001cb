import {isSamePage} from '../../../lib/page-address';

/** One visit to a page that has to be fetched. */
interface Visit<Place> {
  to: Place;
  controller: AbortController;
}

export interface NavigationEffects<Place, Page> {
  /** Fetches a page. The result is ignored if the signal has been aborted. */
  load(pathname: string, signal: AbortSignal): Promise<Page>;
  /** Runs at the start of each visit, to another page or within the same page. */
  onStart(to: Place, from: Place): void;
  /** Runs once for the last of several visits. `page` is undefined when the page on screen stays. */
  onArrival(to: Place, page: Page | undefined): void;
  /** Runs when the page of the last visit can't be fetched. */
  onFailure(error: unknown, to: Place): void;
}

/**
 * Keeps the visit that is loading, if there is one. The last visit wins. An earlier one is aborted, and its page is ignored if
 * it still arrives. The class doesn't access the DOM.
 */
export class Navigation<Place extends {pathname: string}, Page> {
  private loading: Visit<Place> | undefined;

  /** @param current the reader's location */
  constructor(
    private current: Place,
    private readonly effects: NavigationEffects<Place, Page>,
  ) {}

  /** Returns the location that is loading, or the current one. */
  get destination(): Place {
    return this.loading?.to ?? this.current;
  }

  /** Starts a visit, or changes the target of the visit to the same page that is loading. */
  visit(to: Place): void {
    const {loading, effects} = this;
    // The target is the page that is loading, for example one of its sections.
    if (loading && isSamePage(loading.to.pathname, to.pathname)) {
      loading.to = to;
      return;
    }
    loading?.controller.abort();
    effects.onStart(to, this.current);
    if (isSamePage(this.current.pathname, to.pathname)) this.arrive(to, undefined);
    else void this.fetch({to, controller: new AbortController()});
  }

  /** Returns a function that returns true once the reader has left for another page, or another page is loading. */
  watchForLeaving(): () => boolean {
    const {pathname} = this.destination;
    return () => !isSamePage(pathname, this.destination.pathname);
  }

  private async fetch(visit: Visit<Place>): Promise<void> {
    this.loading = visit;
    try {
      const page = await this.effects.load(visit.to.pathname, visit.controller.signal);
      if (this.loading === visit) this.arrive(visit.to, page);
    } catch (error) {
      if (this.loading !== visit) return;
      this.loading = undefined;
      this.effects.onFailure(error, visit.to);
    }
  }

  private arrive(to: Place, page: Page | undefined): void {
    this.loading = undefined;
    this.current = to;
    this.effects.onArrival(to, page);
  }
}
