import {isSamePage} from '../../../lib/page-address';

/** The part of a location that navigation reads. */
interface HasPathname {
  pathname: string;
}

/** One visit to a page that has to be fetched. */
interface Visit<Place> {
  to: Place;
  controller: AbortController;
}

type State<Place> =
  /** The reader is on the page that the browser loaded. */
  | {status: 'idle'}
  | {status: 'loading'; visit: Visit<Place>}
  /** The reader is on a page that a visit led to. */
  | {status: 'arrived'};

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
 * The state machine of navigation: idle, loading, arrived. The last visit wins. An earlier one is aborted, and its page is
 * ignored if it still arrives. The class doesn't access the DOM.
 */
export class Navigation<Place extends HasPathname, Page> {
  private state: State<Place> = {status: 'idle'};

  /** @param current the reader's location */
  constructor(
    private current: Place,
    private readonly effects: NavigationEffects<Place, Page>,
  ) {}

  get status(): State<Place>['status'] {
    return this.state.status;
  }

  /** Returns the location that is loading, or the current one. */
  get destination(): Place {
    return this.state.status === 'loading' ? this.state.visit.to : this.current;
  }

  /** Starts a visit, or changes the target of the visit to the same page that is loading. */
  visit(to: Place): void {
    const {state, effects} = this;
    // The target is the page that is loading, for example one of its sections.
    if (state.status === 'loading' && isSamePage(state.visit.to.pathname, to.pathname)) {
      state.visit.to = to;
      return;
    }
    if (state.status === 'loading') state.visit.controller.abort();
    effects.onStart(to, this.current);
    if (isSamePage(this.current.pathname, to.pathname)) this.arrive(to, undefined);
    else void this.fetch(to);
  }

  /** Returns a function that returns true once the reader has left for another page, or another page is loading. */
  watchForLeaving(): () => boolean {
    const {pathname} = this.destination;
    return () => !isSamePage(pathname, this.destination.pathname);
  }

  private async fetch(to: Place): Promise<void> {
    const visit: Visit<Place> = {to, controller: new AbortController()};
    this.state = {status: 'loading', visit};
    const isCurrent = () => this.state.status === 'loading' && this.state.visit === visit;
    try {
      const page = await this.effects.load(to.pathname, visit.controller.signal);
      if (isCurrent()) this.arrive(visit.to, page);
    } catch (error) {
      if (!isCurrent()) return;
      this.state = {status: 'arrived'};
      this.effects.onFailure(error, visit.to);
    }
  }

  private arrive(to: Place, page: Page | undefined): void {
    this.state = {status: 'arrived'};
    this.current = to;
    this.effects.onArrival(to, page);
  }
}
