/**
 * Shows the notice of `template.ts` if a script of the site doesn't load, and handles its button, which loads the page
 * again. `template.ts` writes this script into each page in front of the site's scripts.
 */

/** URLs of the site's scripts. `template.ts` replaces the name with the array. */
declare const SCRIPT_URLS: readonly string[];

/** Shows Docusaurus's banner about a wrong base URL. A script of Docusaurus defines it. */
declare function insertBanner(): void;

export const scriptUrls = SCRIPT_URLS;
let hasFailed = false;

function showFailure(): void {
  if (hasFailed) return;
  hasFailed = true;
  const notice = document.getElementById('failed-start');
  const hasBanner = 'insertBanner' in window;
  // Docusaurus shows its banner by itself, unless the script loader has set this variable.
  if (hasBanner && 'docusaurus' in window) insertBanner();
  if (!hasBanner && notice) notice.hidden = false;
}

/**
 * Fetches all scripts and styles again and reloads the page. It bypasses caches, because one may hold a broken file under a
 * name that never changes.
 */
function retry(): void {
  const reload = () => location.reload();
  const urls = performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => /\/assets\/(js|css)\//.test(name));
  void Promise.all(urls.map((name) => fetch(name, {cache: 'reload'}).catch(() => undefined))).then(reload);
  setTimeout(reload, 5000);
}

addEventListener('click', ({target}) => {
  if (target instanceof Element && target.closest('#failed-start button')) retry();
});

addEventListener(
  'error',
  ({target, filename}) => {
    // If the host sends an error page instead of a script, the browser reports a syntax error in that file.
    const failed = target instanceof HTMLScriptElement ? target.src : filename;
    if (scriptUrls.some((url) => failed === location.origin + url)) showFailure();
  },
  // If a script is missing, its `error` event doesn't bubble, so only a capturing listener receives it.
  true,
);
