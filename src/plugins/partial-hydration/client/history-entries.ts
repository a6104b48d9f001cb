import type {Location} from 'history';
import {accessSessionStorage} from '../../../client/safe-storage';
import {findHashTarget} from '../../../client/url-hash';
import {isSamePage} from '../../../lib/page-address';
import {BODY_CLASS} from '../client-components/markup';

/** Key in the session storage. Without it, a reload would lose the state of the entries before and after this one. */
const STORAGE_KEY = 'history-entries';

/** The state in which the visitor left the page of a history entry. */
interface EntryState {
  /** The scroll position, in pixels from the top. */
  top: number;
  /** For each `details` element of the page, true if it was open. */
  openDetails?: readonly boolean[];
  /** For each field of the page that filters something, the typed text. */
  filters?: readonly string[];
}

/** The states of the history entries, by the key of the entry. */
const states = new Map<string, EntryState>();

/** The state of the history entry on screen. */
let current: EntryState = {top: 0};

/** True while the next page loads. The browser may already restore its position, although this page is still shown. */
let isLeaving = false;

/** Returns a key for a history entry. The first entry, and those of plain hash links, have no key from the router. */
const getEntryKey = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

const findDetails = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(`.${BODY_CLASS} details`),
];

const findFilters = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`.${BODY_CLASS} input[type=search]`),
];

/** Opens the `details` elements that were open, and types the texts into the filters again. */
function restoreContent({openDetails, filters}: EntryState): void {
  if (openDetails) restoreDetails(openDetails);
  if (filters) restoreFilters(filters);
}

/** Opens and closes the `details` elements of the page. */
function restoreDetails(open: readonly boolean[]): void {
  for (const [index, details] of findDetails().entries()) details.open = open[index] ?? false;
}

/** Types texts into the filters of the page. */
function restoreFilters(texts: readonly string[]): void {
  for (const [index, field] of findFilters().entries()) {
    const text = texts[index];
    if (!text) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/** Adds the states that an earlier document of this tab has stored. */
const readStates = (): void =>
  accessSessionStorage((storage) => {
    const stored: [string, EntryState][] = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    for (const [key, state] of stored) states.set(key, state);
  });

const storeStates = (): void =>
  accessSessionStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify([...states])));

/** Makes an entry the one on screen. */
function setCurrent(key: string, state: EntryState): void {
  current = state;
  states.set(key, state);
  isLeaving = false;
}

/** Starts to track the state of each history entry. */
export function trackEntries(location: Location): void {
  readStates();
  setCurrent(getEntryKey(location), {top: window.scrollY});
  const trackScrolling = () => {
    if (!isLeaving) current.top = window.scrollY;
  };
  document.addEventListener('scroll', trackScrolling, {passive: true});
  window.addEventListener('pagehide', storeStates);
}

/** Stops tracking until the next page is shown. */
export function pauseTracking(): void {
  isLeaving = true;
  current.openDetails = findDetails().map(({open}) => open);
  current.filters = findFilters().map(({value}) => value);
}

/**
 * Restores how the visitor left the page of this history entry. If it's a new entry, scrolls to the element that the hash
 * names, or to the top, as a browser does when it loads a page. The browser restores the position too early if the page has to
 * be fetched first. It also doesn't know which `details` elements were open and what was typed into a filter.
 */
export function restoreEntry(location: Location, previous: Location): void {
  const key = getEntryKey(location);
  const state = states.get(key);
  const staysOnPage = isSamePage(location.pathname, previous.pathname);
  const onlyQueryDiffers =
    staysOnPage && location.hash === previous.hash && location.search !== previous.search;
  // The content comes first, because it moves everything below it.
  if (state && !staysOnPage) restoreContent(state);
  if (state !== current && !onlyQueryDiffers) {
    const target = findHashTarget(location.hash);
    if (state) window.scrollTo(0, state.top);
    else if (target) target.scrollIntoView();
    else if (!location.hash || !staysOnPage) window.scrollTo(0, 0);
  }
  setCurrent(key, state ?? {top: window.scrollY});
}
