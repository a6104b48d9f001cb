import path from 'node:path';
import {buildSync} from 'esbuild';
import {describeDocusaurusChange} from './describe-docusaurus-change';

/** Template expression for the URLs of the scripts that every page loads, as an array. */
const SCRIPT_URLS =
  'it.scripts.filter((file) => /\\/(runtime~)?main\\./.test(file)).map((file) => it.baseUrl + file)';

const NO_SCRIPTS_ERROR = describeDocusaurusChange(
  'Pages have no script named main or runtime~main',
  'SCRIPT_URLS in template.ts and the entry in index.ts',
);

/** Identifier that stands for the URLs in a compiled script until the template expression replaces it. */
const URLS_PLACEHOLDER = '__SCRIPT_URLS__';

/** Bundles a module of `client/` and returns it as a script element for the template. */
function createInlineScript(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client', file)],
    write: false,
    bundle: true,
    target: 'es2020',
    minify: true,
    define: {SCRIPT_URLS: URLS_PLACEHOLDER},
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  return `<script>${code.replaceAll(URLS_PLACEHOLDER, () => `<%~ JSON.stringify(${SCRIPT_URLS}) %>`)}</script>`;
}

/** Returns the script loader as part of the template. The build stops if a page has no scripts. */
const createScriptLoader = (): string =>
  `<% if (${SCRIPT_URLS}.length === 0) throw new Error(${JSON.stringify(NO_SCRIPTS_ERROR)}); %>
    ${createInlineScript('script-loader.ts')}`;

/** Returns the script tags of Docusaurus's own template, after the script that detects if one doesn't load. */
const createDeferredScripts = (): string => `${createInlineScript('failed-scripts.ts')}
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/**
 * Returns Docusaurus's page template with an additional notice for scripts that don't load. `client/failed-scripts.ts` handles
 * it, and `src/client/failed-start.ts` shows it as well. With the script loader, a page loads only the `main` bundle and its runtime.
 * The `bodies` bundle isn't loaded at all (see `module-sources.ts`), and the site's code imports other chunks when it needs them.
 *
 * @param head additional HTML for the head of every page
 * @param options with `hasScriptLoader`, the scripts are loaded after the page has been shown, otherwise with the page
 */
export const createPageTemplate = (
  head: string,
  options: {hasScriptLoader: boolean},
): string => `<!DOCTYPE html>
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
    ${options.hasScriptLoader ? createScriptLoader() : createDeferredScripts()}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div class="failed-start" role="alert" id="failed-start" hidden>Part of this page could not be loaded, so search and menus don’t work yet. <button class="button button--primary" type="button">Retry</button></div>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
