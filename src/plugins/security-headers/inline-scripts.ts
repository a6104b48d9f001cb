import {createHash} from 'node:crypto';

/** Types that a browser runs; any other, such as JSON-LD, is data that no policy concerns. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** A script: its attributes, which may have a `>` within quotes, and its code, which ends with the first end tag. */
const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/script/gis;
const SOURCE = /\ssrc\s*=/i;
const TYPE = /\stype\s*=\s*["']?([^\s"'>]*)/i;

/**
 * The `sha256-…` sources of a page's inline scripts, as a Content-Security-Policy names them. The page is what our own
 * build has written: a search finds its scripts, and to parse every page took a tenth of what follows a build.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) => !SOURCE.test(attributes) && EXECUTABLE.has(TYPE.exec(attributes)?.[1] ?? ''),
  );
  const hashes = scripts.map(
    ([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  return [...new Set(hashes)].sort();
}

/**
 * The page with the policy in front of anything the policy is about.
 * @throws when the page has no `<head>`
 */
export function withPolicy(html: string, policy: string): string {
  const head = /<head[^>]*>(<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error('no <head>');
  const end = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, end) + meta + html.slice(end);
}
