import {createHash} from 'node:crypto';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString as codeOf} from 'hast-util-to-string';
import {attribute, parsePage} from '../../lib/html';

/** Types that a browser runs; any other, such as JSON-LD, is data that no policy concerns. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

const isExecutable = (script: Element): boolean => EXECUTABLE.has(attribute(script, 'type') ?? '');

/** The `sha256-…` sources of a page's inline scripts, as a Content-Security-Policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = selectAll('script:not([src])', parsePage(html)).filter(isExecutable);
  const hashes = scripts.map(
    (script) => `sha256-${createHash('sha256').update(codeOf(script)).digest('base64')}`,
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
