/**
 * Opens and closes search. It listens to the whole document and doesn't need React, so keys and clicks work as soon as this
 * small module runs. The modal reads the query from here when its own code has loaded.
 */

import {createStore} from '../../../client/store';

/** The class of the search button, which DocSearch's stylesheet uses too. */
export const BUTTON_CLASS = 'DocSearch-Button';

/** The query that the modal opens with, or undefined while it is closed. */
export const modalQuery = createStore<string | undefined>(undefined);

/** The maximum length of a query in DocSearch's input, which only limits what is typed into it. */
const MAX_LENGTH = 64;

/** Enter and the keys that are held with it. */
export type EnterPress = Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
let earlyEnter: EnterPress | undefined;

/** Returns what repeats a press of Enter. */
export const toEnterPress = ({key, ctrlKey, metaKey, shiftKey}: EnterPress): EnterPress => ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
});

/** Returns the press of Enter that followed the query while the modal was loading. */
export const getEarlyEnter = (): EnterPress | undefined => earlyEnter;

/** Opens search with a query, or with the part of it that the visitor has already typed. */
export function openSearch(typed = ''): void {
  earlyEnter = undefined;
  modalQuery.set(typed.slice(0, MAX_LENGTH));
}

/** Returns the input of the modal, or null until the code of the modal has loaded. From then on, it takes the letters. */
export const findInput = (): HTMLElement | null => document.querySelector('.DocSearch-Input');

/** Closes search and gives the focus back to the button, which can't get it while the dialog is open. */
export function closeSearch(): void {
  findInput()?.closest('dialog')?.close();
  modalQuery.set(undefined);
  document.querySelector<HTMLElement>(`.${BUTTON_CLASS}`)?.focus();
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${BUTTON_CLASS}`) !== null;

/** Returns the query after a key that was pressed while the modal was loading, or undefined if the key changes nothing. */
function typeInto(query: string, key: string): string | undefined {
  if (key === 'Backspace') return query.slice(0, -1);
  return [...key].length === 1 ? query + key : undefined;
}

/** Returns the action of a key, which opens or closes search or changes its query. Returns undefined if there is none. */
function findKeyAction(event: KeyboardEvent): (() => void) | undefined {
  const {target} = event;
  // Browsers send keydown events without a key when they fill in a form.
  const key: string | undefined = event.key;
  // Keys that compose a character, such as Escape, belong to the input method.
  if (!key || event.isComposing) return undefined;
  const query = modalQuery.get();
  const isOpen = query !== undefined;
  const isShortcut = event.metaKey || event.ctrlKey || event.altKey;
  if (key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
    return isOpen ? closeSearch : () => openSearch();
  }
  if (isOpen && key === 'Escape') return closeSearch;
  if (query && key === 'Enter' && !findInput()) {
    return () => {
      earlyEnter = toEnterPress(event);
    };
  }
  if (isShortcut) return undefined;
  if (isOpen) {
    const newQuery = typeInto(query, key);
    if (newQuery === undefined) return undefined;
    const input = findInput();
    if (!input) return () => openSearch(newQuery);
    // The modal may be shown before its input has the focus. The browser types the letter into the element with the focus.
    if (!input.closest('dialog')?.contains(target as Node | null)) input.focus();
    return undefined;
  }
  if (key === '/' && !isTextField(target)) return () => openSearch();
  return isOnButton(target) && /^[\p{L}\p{N}]$/u.test(key) ? () => openSearch(key) : undefined;
}

/** Adds pasted text to the query while the modal is loading. */
function handlePaste(event: ClipboardEvent): void {
  const query = modalQuery.get();
  const text = event.clipboardData?.getData('text');
  if (query === undefined || !text || findInput()) return;
  event.preventDefault();
  openSearch(query + text.replace(/\s+/g, ' '));
}

/** Starts to listen for keys, clicks and pasted text. */
export function listenForSearch(): void {
  document.addEventListener('keydown', (event) => {
    const action = findKeyAction(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
  document.addEventListener('paste', handlePaste);
  document.addEventListener('click', ({target}) => {
    // Enter and Space also click the button. While the modal loads, they must not delete the typed query.
    if (isOnButton(target) && modalQuery.get() === undefined) openSearch();
  });
}
