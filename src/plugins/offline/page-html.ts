import {toSitePath} from './saved-files';

/**
 * Returns true if HTML is a page of this site. Every page has the element in which Docusaurus renders; a login page of
 * a network or an error page of the host doesn't. A text that mentions the tag doesn't match, because it's escaped.
 */
export const isSitePage = (html: string): boolean => /<div[^<>]*\sid=["']?__docusaurus["'\s>]/.test(html);

/** Returns the paths of the styles and scripts that a page loads. Texts that only mention such a path don't count. */
export function findCodePaths(html: string): string[] {
  const bodyStart = html.search(/<body[\s>]/);
  const head = bodyStart < 0 ? html : html.slice(0, bodyStart);
  const tags = head.match(/<link\b[^>]*>|<script\b[^>]*>[\s\S]*?<\/script>/g) ?? [];
  const paths = tags
    .filter((tag) => !/^<script\b[^>]*\bjson\b/.test(tag))
    .flatMap((tag) => [...tag.matchAll(/["'=][^"'=\s<>]*\/(assets\/(?:css|js)\/[\w.~-]+)/g)])
    .map(([, path = '']) => path);
  return [...new Set(paths)];
}

/** Returns the paths of the pictures of a page, including those of both colour modes and of all steps of examples. */
export function findPicturePaths(html: string, scope: string, address: string): string[] {
  const tags = html.match(/<(?:img|source)\b[^>]*>/g) ?? [];
  const urls = tags
    .flatMap((tag) => [...tag.matchAll(/\s(?:src|srcset)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g)])
    .flatMap(([, double, single, plain]) => (double ?? single ?? plain ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter((url) => url !== '' && !url.startsWith('data:'));
  const paths = urls.map((url) => toSitePath(scope, new URL(url, address).href));
  return [...new Set(paths.filter((path) => path !== undefined))].filter((path) => /\.\w+$/.test(path));
}
