/**
 * Asks for the site's code once the page stands, with its font and the pictures in view (or three seconds after the rest),
 * or immediately when somebody clicks, types or points. `template.ts` writes it into each page, so it runs before any other
 * script and imports nothing. A press of a button, or of a key that means search, is kept until the code is there and then
 * repeated. Links are left to the browser until then.
 */

/** Addresses of the files of the site's code. `template.ts` puts them in place of the name. */
declare const CODE_FILES: readonly string[];

/** Docusaurus's banner for a site whose base URL is wrong; its own script defines it. */
declare function insertBanner(): void;

const files = CODE_FILES;
/** Repeats what was pressed before the code was there. */
const presses: (() => void)[] = [];
let isAsked = false;
let hasFailed = false;

// Docusaurus's script takes a page without this variable for one whose code can't be found.
(window as {docusaurus: unknown}).docusaurus = null;

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  for (const file of files) {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    script.onerror = fail;
    document.head.append(script);
  }
}

function fail(): void {
  if (hasFailed) return;
  hasFailed = true;
  const notice = document.getElementById('failed-start');
  if ('insertBanner' in window) insertBanner();
  else if (notice) notice.hidden = false;
}

const near = ({target}: Event, selector: string): HTMLAnchorElement | null =>
  // The document itself can be the target of an event.
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** A cache may hold a broken file under a name that never changes, so the code is fetched past all of them. */
function retry(): void {
  const reload = () => location.reload();
  const code = performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => /\/assets\/(js|css)\//.test(name));
  Promise.all(code.map((name) => fetch(name, {cache: 'reload'}).catch(() => undefined))).then(reload);
  setTimeout(reload, 5000);
}

function keep(event: Event): void {
  if (event.type !== 'pointerover' || near(event, 'a, button')) ask();
  const button =
    event.type === 'click' ? near(event, '#__docusaurus button, [role=button], [role=tab]') : null;
  const {key, ctrlKey, metaKey, shiftKey, altKey} = event as KeyboardEvent;
  // With these keys a browser opens a link elsewhere, or saves it.
  if (button?.href && (ctrlKey || metaKey || shiftKey || altKey)) return;
  const isSearch = event.type === 'keydown' && (key === '/' || (key === 'k' && (ctrlKey || metaKey)));
  if (isSearch && near(event, 'input, textarea, select')) return;
  if (!button && !isSearch) return;
  event.preventDefault();
  event.stopPropagation();
  presses.push(() =>
    button
      ? button.click()
      : document.body.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true})),
  );
}

/** A picture that is fetched when it comes into view is no part of what the browser waits for. */
function isAwaited(image: HTMLImageElement): boolean {
  const {top, width} = image.getBoundingClientRect();
  return !image.complete && width > 0 && top < innerHeight;
}

const inNextFrame = (next: () => void) => () => requestAnimationFrame(next);

addEventListener('click', (event) => {
  if (near(event, '#failed-start button')) retry();
});

// A file that is no script has loaded all the same.
addEventListener('error', ({filename}) => {
  if (files.some((file) => filename === location.origin + file)) fail();
});

const EVENTS = ['click', 'keydown', 'pointerover', 'touchstart', 'focusin'];
const OPTIONS = {capture: true, passive: false};
for (const type of EVENTS) document.addEventListener(type, keep, OPTIONS);
new MutationObserver((_changes, observer) => {
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  for (const type of EVENTS) document.removeEventListener(type, keep, OPTIONS);
  for (const press of presses) press();
}).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});

addEventListener('load', () => {
  const pictures = [...document.images]
    .filter(isAwaited)
    .map((image) => image.decode().catch(() => undefined));
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(ask, {timeout: 2000});
  Promise.all([...pictures, document.fonts.ready]).then(inNextFrame(inNextFrame(whenIdle)));
  setTimeout(ask, 3000);
});

export {};
