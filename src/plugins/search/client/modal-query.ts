import {createStore} from '../../../client/store';

/**
 * Opens and closes search. It listens to the whole document and needs no React, so keys and clicks count from the moment
 * this small module runs. The modal reads the query from here as soon as its own code has loaded.
 */

/** The class of the search button, which DocSearch's stylesheet uses too. */
export const BUTTON_CLASS = 'DocSearch-Button';

/** The query that the modal opens with, or undefined while it is closed. */
export const modalQuery = createStore<string | undefined>(undefined);

/** Opens search, with the first letter of a query if one has been typed already. */
const openSearch = (first = ''): void => modalQuery.set(first);

/** Closes search and gives the focus back to the button. */
export function closeSearch(): void {
  modalQuery.set(undefined);
  document.querySelector<HTMLElement>(`.${BUTTON_CLASS}`)?.focus();
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${BUTTON_CLASS}`) !== null;

/** Returns the action of a key: opening search, with or without a letter, closing it, or none. */
function findKeyAction(event: KeyboardEvent): (() => void) | undefined {
  const {target} = event;
  // Browsers send keydown events without a key when they fill in a form.
  const key: string | undefined = event.key;
  if (!key) return undefined;
  const isOpen = modalQuery.get() !== undefined;
  const isChord = event.metaKey || event.ctrlKey || event.altKey;
  if (key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey))
    return isOpen ? closeSearch : () => openSearch();
  if (isOpen) return key === 'Escape' ? closeSearch : undefined;
  if (isChord) return undefined;
  if (key === '/' && !isTextField(target)) return () => openSearch();
  return isOnButton(target) && /^[\p{L}\p{N}]$/u.test(key) ? () => openSearch(key) : undefined;
}

/** Starts to listen for keys and clicks. */
export function listenForSearch(): void {
  document.addEventListener('keydown', (event) => {
    const answer = findKeyAction(event);
    if (!answer) return;
    event.preventDefault();
    answer();
  });
  document.addEventListener('click', ({target}) => {
    if (isOnButton(target)) openSearch();
  });
}
