/**
 * Loads the site's scripts once the page is shown with its font and the pictures in view, at the latest three seconds after
 * the `load` event. It loads them immediately if somebody clicks, types, or points at a link or button. `template.ts` writes
 * this script into each page, so it runs before any other script and has to be small.
 *
 * Presses of buttons and of search shortcuts are stored until the scripts have run, and then repeated. So are the letters of a
 * query with the Enter that ends it, and keys that move between tabs, close a menu or open a category of the sidebar. Until
 * then, the browser follows links by itself.
 */

import {hasModifier} from '../../../client/modifier-keys';
import {KEY_TARGETS} from '../client-components/key-targets';
import {scriptUrls} from './failed-scripts';

/** Functions that repeat the presses from before the scripts ran, in order. */
const pendingPresses: (() => void)[] = [];
let isLoading = false;
/** True once a press has opened search, so that the next letters belong to the query. */
let hasOpenedSearch = false;

// If this variable is missing, a script of Docusaurus assumes that the site's scripts can't be found.
(window as {docusaurus: unknown}).docusaurus = null;

function loadScripts(): void {
  if (isLoading) return;
  isLoading = true;
  for (const url of scriptUrls) {
    const script = document.createElement('script');
    script.src = url;
    script.async = false;
    document.head.append(script);
  }
}

const findClosest = ({target}: Event, selector: string): HTMLAnchorElement | null =>
  // The document itself can be the target of an event.
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** Returns true for a key that opens search. While search is opening, returns true for keys that change or end a query, too. */
function isSearchKey(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (ctrlKey || metaKey) return /^k$/i.test(key) || (hasOpenedSearch && key === 'Enter');
  // These keys are shortcuts of the browser.
  if (altKey) return false;
  if (hasOpenedSearch) return /^(.|Backspace|Escape|Enter)$/.test(key);
  return key === '/' && !findClosest(event, 'input, textarea, select');
}

/** Starts loading the scripts, and stores a press that needs them. */
function handleEarlyEvent(event: Event): void {
  if (event.type !== 'pointerover' || findClosest(event, 'a, button')) loadScripts();
  const button =
    event.type === 'click' ? findClosest(event, '#__docusaurus button, [role=button], [role=tab]') : null;
  const {key, ctrlKey, metaKey} = event as KeyboardEvent;
  const isModified = hasModifier(event as KeyboardEvent);
  // With a modifier, a browser opens a link in another tab or window, or downloads it.
  if (button?.href && isModified) return;
  const isSearch = event.type === 'keydown' && isSearchKey(event as KeyboardEvent);
  const isShortcut = (ctrlKey || metaKey) && key !== 'Enter';
  const closesSearch = hasOpenedSearch && isSearch && (key === 'Escape' || isShortcut);
  hasOpenedSearch = !closesSearch && (hasOpenedSearch || isSearch || !!button?.matches('.DocSearch'));
  const selector = event.type === 'keydown' && !isModified && KEY_TARGETS[key];
  const control = selector ? findClosest(event, selector) : null;
  if (!button && !isSearch && !control) return;
  event.preventDefault();
  event.stopPropagation();
  pendingPresses.push(() =>
    button
      ? button.click()
      : (control ?? document.body).dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent)),
  );
}

/** Returns true for a picture in view that hasn't loaded. The `load` event doesn't wait for lazy pictures. */
function isLoadingInView(image: HTMLImageElement): boolean {
  const {top, width} = image.getBoundingClientRect();
  return !image.complete && width > 0 && top < innerHeight;
}

/** Returns a function that calls `callback` in the next frame. */
const inNextFrame = (callback: () => void) => () => requestAnimationFrame(callback);

const EVENTS = ['click', 'keydown', 'pointerover', 'touchstart', 'focusin'];
const OPTIONS = {capture: true, passive: false};
for (const type of EVENTS) document.addEventListener(type, handleEarlyEvent, OPTIONS);
new MutationObserver((_changes, observer) => {
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  for (const type of EVENTS) document.removeEventListener(type, handleEarlyEvent, OPTIONS);
  for (const press of pendingPresses) press();
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});

addEventListener('load', () => {
  const pictures = [...document.images]
    .filter(isLoadingInView)
    .map((image) => image.decode().catch(() => undefined));
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(loadScripts, {timeout: 2000});
  void Promise.all([...pictures, document.fonts.ready]).then(inNextFrame(inNextFrame(whenIdle)));
  setTimeout(loadScripts, 3000);
});
