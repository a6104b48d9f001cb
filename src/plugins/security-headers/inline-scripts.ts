import {hash} from 'node:crypto';

/** Types of scripts that a browser runs. Other types, such as JSON-LD, are data, which the policy doesn't restrict. */
const EXECUTABLE_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Matches a script: its attributes, which may have a `>` within quotes, and its code up to the first end tag. */
const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/script/gis;
const SRC_ATTRIBUTE = /\ssrc\s*=/i;
const TYPE_ATTRIBUTE = /\stype\s*=\s*["']?([^\s"'>]*)/i;

/**
 * Returns the `sha256-…` sources of a page's inline scripts for a Content-Security-Policy, sorted. A regular expression is
 * enough, because the build wrote the page. Parsing every page took a tenth of the time of all steps over the pages.
 */
export function listInlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) =>
      !SRC_ATTRIBUTE.test(attributes) && EXECUTABLE_TYPES.has(TYPE_ATTRIBUTE.exec(attributes)?.[1] ?? ''),
  );
  const hashes = scripts.map(([, , code = '']) => `sha256-${hash('sha256', code, 'base64')}`);
  return [...new Set(hashes)].sort();
}

/**
 * Adds the policy to a page, before anything that the policy restricts.
 * @throws when the page has no `<head>`
 */
export function addPolicy(html: string, policy: string): string {
  const head = /<head[^>]*>(<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error('no <head>');
  const end = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
