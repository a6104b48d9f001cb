import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {docusaurusChanged} from './docusaurus-changed';

/** Template expression for the URLs of the site's scripts, as an array. */
const SCRIPT_URLS =
  'it.scripts.filter((file) => /\\/(runtime~)?main\\./.test(file)).map((file) => it.baseUrl + file)';

const NO_SCRIPTS_ERROR = docusaurusChanged(
  'Pages have no script named main or runtime~main',
  'SCRIPT_URLS in template.ts and the entry in index.ts',
);

/** Identifier that stands for `SCRIPT_URLS` in the compiled script until the template expression replaces it. */
const URLS_PLACEHOLDER = '__SCRIPT_URLS__';

/** The compiled script loader, which every page contains. */
const scriptLoader = transformSync(readFileSync(path.join(__dirname, 'client/script-loader.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
  target: 'es2020',
  minify: true,
  define: {SCRIPT_URLS: URLS_PLACEHOLDER},
})
  .code.trim()
  .replaceAll(URLS_PLACEHOLDER, () => '<%~ JSON.stringify(scriptUrls) %>');

/** The script loader as part of the template. The build stops if a page has no scripts. */
const SCRIPT_LOADER = `<% const scriptUrls = ${SCRIPT_URLS};
       if (scriptUrls.length === 0) throw new Error(${JSON.stringify(NO_SCRIPTS_ERROR)}); %>
    <script>${scriptLoader}</script>`;

/** The script tags that Docusaurus's own template has. */
const DEFERRED_SCRIPTS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

interface TemplateOptions {
  /** True to load the site's scripts after the page has been shown. Otherwise the browser fetches them with the page. */
  hasScriptLoader: boolean;
}

/**
 * Returns Docusaurus's page template with an additional notice for scripts that don't load, which
 * `src/client/failed-start.ts` shows as well. With the script loader, a page loads only the `main` bundle and its runtime.
 * The `bodies` bundle isn't loaded at all (see `generated.ts`), and the site's code imports other chunks when it needs them.
 *
 * @param head additional HTML for the head of every page
 */
export const pageTemplate = (head: string, {hasScriptLoader}: TemplateOptions): string => `<!DOCTYPE html>
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
    ${hasScriptLoader ? SCRIPT_LOADER : DEFERRED_SCRIPTS}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div class="failed-start" role="alert" id="failed-start" hidden>Part of this page could not be loaded, so search and menus don’t work yet. <button class="button button--primary" type="button">Retry</button></div>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
