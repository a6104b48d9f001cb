import {createHash} from 'node:crypto';
import {type DefaultTreeAdapterMap, parse} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Types that a browser runs; any other, such as JSON-LD, is data that no policy concerns. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'application/javascript']);

function isInlineScript(element: Element): boolean {
  const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value;
  return (
    element.tagName === 'script' && attribute('src') === undefined && EXECUTABLE.has(attribute('type') ?? '')
  );
}

function inlineScripts(node: Node): string[] {
  if ('tagName' in node && isInlineScript(node)) {
    return [node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')];
  }
  return 'childNodes' in node ? node.childNodes.flatMap(inlineScripts) : [];
}

/** The `sha256-…` sources of a page's inline scripts, as a Content-Security-Policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = inlineScripts(parse(html)).map(
    (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
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
