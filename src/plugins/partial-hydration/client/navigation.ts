import {isSamePage} from '../../../lib/page-address';

/** The part of an address that navigation reads. */
interface Address {
  pathname: string;
}

/** One visit to a page that has to be fetched. */
interface Visit<Place> {
  /** Counts from 1. */
  id: number;
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
  /** Fetches a page. What comes after the signal has been aborted is ignored. */
  load(pathname: string, signal: AbortSignal): Promise<Page>;
  /** Called with each visit, to another page or to another place of the same one. */
  onStart(to: Place, from: Place): void;
  /** Called once for the last of several visits. `page` is undefined when the page on screen stays. */
  onArrival(to: Place, page: Page | undefined): void;
  /** Called when the page of the last visit can't be fetched. */
  onFailure(error: unknown, to: Place): void;
}

/**
 * Follows a reader from page to page: idle, loading, arrived. The last visit wins; each earlier one is aborted, and
 * what it still fetches is ignored. It knows nothing of the DOM.
 */
export class Navigation<Place extends Address, Page> {
  private state: State<Place> = {status: 'idle'};
  private visits = 0;

  /** @param at where the reader is */
  constructor(
    private at: Place,
    private readonly effects: NavigationEffects<Place, Page>,
  ) {}

  get status(): State<Place>['status'] {
    return this.state.status;
  }

  /** Returns where the reader is, or is going to. */
  get destination(): Place {
    return this.state.status === 'loading' ? this.state.visit.to : this.at;
  }

  visit(to: Place): void {
    const {state, effects} = this;
    // Another place of the page that is on its way, such as one of its sections.
    if (state.status === 'loading' && isSamePage(state.visit.to.pathname, to.pathname)) {
      state.visit.to = to;
      return;
    }
    if (state.status === 'loading') state.visit.controller.abort();
    effects.onStart(to, this.at);
    if (isSamePage(this.at.pathname, to.pathname)) this.arrive(to, undefined);
    else void this.fetch(to);
  }

  /** Returns a function that tells whether the reader has gone, or is going, to another page since. */
  watchForLeaving(): () => boolean {
    const {pathname} = this.destination;
    return () => !isSamePage(pathname, this.destination.pathname);
  }

  private async fetch(to: Place): Promise<void> {
    this.visits += 1;
    const visit: Visit<Place> = {id: this.visits, to, controller: new AbortController()};
    this.state = {status: 'loading', visit};
    const isCurrent = () => this.state.status === 'loading' && this.state.visit.id === visit.id;
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
    this.at = to;
    this.effects.onArrival(to, page);
  }
}
