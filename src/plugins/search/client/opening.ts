/**
 * When search opens. It listens to the whole document and needs no React, so that a key or a click counts from
 * the moment this small module runs; what shows the modal asks for the query as soon as it is there itself.
 */

/** The class of the search button: also what styles it, by DocSearch's stylesheet. */
export const BUTTON_CLASS = 'DocSearch-Button';

/** What the modal opens with, or undefined while it is closed. */
let query: string | undefined;
const listeners = new Set<() => void>();

function set(next: string | undefined): void {
  if (query === next) return;
  query = next;
  for (const listener of listeners) listener();
}

/** Opens search, with the first letter of a query if one has been typed already. */
export const openSearch = (first = ''): void => set(first);

/** Closes search and gives the focus back to the button. */
export function closeSearch(): void {
  set(undefined);
  document.querySelector<HTMLElement>(`.${BUTTON_CLASS}`)?.focus();
}

/** What search is open with, or undefined. */
export const openedWith = (): string | undefined => query;

/** Tells a listener whenever search opens or closes. Returns what ends that. */
export function onOpening(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${BUTTON_CLASS}`) !== null;

/** What a key does to search: opens it, with or without a letter, closes it, or nothing. */
function answerKey(event: KeyboardEvent): (() => void) | undefined {
  const {key, target} = event;
  const isOpen = query !== undefined;
  const isChord = event.metaKey || event.ctrlKey || event.altKey;
  if (key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey))
    return isOpen ? closeSearch : () => openSearch();
  if (isOpen) return key === 'Escape' ? closeSearch : undefined;
  if (isChord) return undefined;
  if (key === '/' && !isTextField(target)) return () => openSearch();
  return isOnButton(target) && /^[\p{L}\p{N}]$/u.test(key) ? () => openSearch(key) : undefined;
}

/** Starts to listen. */
export function listenForSearch(): void {
  document.addEventListener('keydown', (event) => {
    const answer = answerKey(event);
    if (!answer) return;
    event.preventDefault();
    answer();
  });
  document.addEventListener('click', ({target}) => {
    if (isOnButton(target)) openSearch();
  });
}
