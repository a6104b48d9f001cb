import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {docusaurusChanged} from './docusaurus-changed';

/** Paths of the files of the site's code, as the template knows them. */
const FILES =
  'it.scripts.filter((file) => /\\/(runtime~)?main\\./.test(file)).map((file) => it.baseUrl + file)';

const NO_FILES = docusaurusChanged(
  'Pages have no script named main or runtime~main',
  'FILES in template.ts and the entry in index.ts',
);

/** Name of the variable of the template that holds those paths, in place of `CODE_FILES`. */
const FILES_PLACEHOLDER = '__CODE_FILES__';

/** The script as every page has it. */
const lateStart = transformSync(readFileSync(path.join(__dirname, 'client/late-start.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
  target: 'es2020',
  minify: true,
  define: {CODE_FILES: FILES_PLACEHOLDER},
})
  .code.trim()
  .replaceAll(FILES_PLACEHOLDER, () => '<%~ JSON.stringify(files) %>');

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
