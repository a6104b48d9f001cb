import {transformSync} from 'esbuild';

/**
 * What asks for the site's code once the page stands, with its font and the pictures in view (or three seconds after the
 * rest), or at once when somebody reaches for it. It runs before there is any other script, so it has to be small and
 * old-fashioned. A press of a button, or of a key that means search, is kept until the code is there, and then done
 * again. A link is the browser's until then.
 */
const LATE_START = `
(function (files) {
  var html = document.documentElement, kept = [], asked, failed;
  var options = {capture: true, passive: false};
  window.docusaurus = null;

  function ask() {
    if (asked) return;
    asked = true;
    files.forEach(function (file) {
      var script = document.createElement('script');
      script.src = file;
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    });
  }

  function fail() {
    if (failed) return;
    failed = true;
    if (window.insertBanner) return window.insertBanner();
    document.getElementById('failed-start').hidden = false;
  }

  // The document itself can be the target of an event.
  function near(event, selector) {
    return event.target.closest ? event.target.closest(selector) : null;
  }

  // A cache may hold a broken file under a name that never changes, so the code is fetched past all of them.
  function retry() {
    var reload = function () { location.reload(); };
    var code = performance.getEntriesByType('resource').map(function (entry) { return entry.name; })
      .filter(function (name) { return /\\/assets\\/(js|css)\\//.test(name); });
    Promise.all(code.map(function (name) { return fetch(name, {cache: 'reload'}).catch(function () {}); })).then(reload);
    setTimeout(reload, 5000);
  }

  addEventListener('click', function (event) {
    if (near(event, '#failed-start button')) retry();
  });

  // A file that is no script has loaded all the same.
  addEventListener('error', function (event) {
    if (files.some(function (file) { return event.filename === location.origin + file; })) fail();
  });

  function keep(event) {
    if (event.type !== 'pointerover' || near(event, 'a, button')) ask();
    var target = event.type === 'click' && near(event, '#__docusaurus button, [role=button], [role=tab]');
    // With these keys a browser opens a link elsewhere, or saves it.
    if (target && target.href && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    var search = event.type === 'keydown' && (event.key === '/' || (event.key === 'k' && (event.ctrlKey || event.metaKey)));
    if (search && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
    if (!target && !search) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(target
      ? function () { target.click(); }
      : function () { document.body.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, ctrlKey: event.ctrlKey, metaKey: event.metaKey, bubbles: true})); });
  }

  var kinds = ['click', 'keydown', 'pointerover', 'touchstart', 'focusin'];
  kinds.forEach(function (kind) { document.addEventListener(kind, keep, options); });
  new MutationObserver(function (_, observer) {
    if (html.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    kinds.forEach(function (kind) { document.removeEventListener(kind, keep, options); });
    kept.forEach(function (act) { act(); });
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
  // A picture that is fetched when it comes into view is no part of what the browser waits for.
  function isAwaited(image) {
    var place = image.getBoundingClientRect();
    return !image.complete && place.width > 0 && place.top < innerHeight;
  }

  function frame(next) { return function () { requestAnimationFrame(next); }; }

  addEventListener('load', function () {
    var pictures = [].filter.call(document.images, isAwaited).map(function (image) { return image.decode().catch(function () {}); });
    var idle = function () { (window.requestIdleCallback || setTimeout)(ask, {timeout: 2000}); };
    Promise.all(pictures.concat(document.fonts.ready)).then(frame(frame(idle)));
    setTimeout(ask, 3000);
  });
})`;

/** Paths of the files of the site's code, as the template knows them. */
const FILES =
  'it.scripts.filter((file) => /\\/(runtime~)?main\\./.test(file)).map((file) => it.baseUrl + file)';

const NO_FILES =
  'Docusaurus names no script main or runtime~main any more: see "internals" in src/plugins/partial-hydration/README.md';

/** The script as every page carries it. */
const lateStart = transformSync(`${LATE_START}(FILES)`, {minify: true})
  .code.trim()
  .replace('FILES', () => `<%~ JSON.stringify(files) %>`);

/** The scripts of a page that are asked for late. Without any the build stops. */
const LATE_SCRIPTS = `<% const files = ${FILES};
       if (files.length === 0) throw new Error(${JSON.stringify(NO_FILES)}); %>
    <script>${lateStart}</script>`;

/** The scripts of a page as Docusaurus has them. */
const DEFERRED_SCRIPTS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

interface TemplateOptions {
  /** Asks for the site's code when the page stands. Otherwise the browser fetches it with the page. */
  startsLate: boolean;
}

/**
 * Returns Docusaurus's page with the notice that something did not load, which `src/client/failed-start.ts` shows too.
 * Where the scripts are asked for late, those of `bodies` are left out, the bundle that no page needs (see
 * `generated.ts`), and chunks of a page are asked for by the code that shows it.
 *
 * @param head what else stands in the head of every page
 */
export const pageTemplate = (head: string, {startsLate}: TemplateOptions): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>${head}
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    ${startsLate ? LATE_SCRIPTS : DEFERRED_SCRIPTS}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div class="failed-start" role="alert" id="failed-start" hidden>Part of this page could not be loaded, so search and menus don’t work yet. <button class="button button--primary" type="button">Retry</button></div>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
