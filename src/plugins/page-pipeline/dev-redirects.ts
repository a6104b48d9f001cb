import type {DevMiddleware} from '../../lib/dev-middleware';
import {removeTrailingSlash} from '../../lib/page-address';

export interface Redirect {
  /** The old path, without the base URL. */
  from: string;
  /** The new path, without the base URL. */
  to: string;
}

/** Creates a middleware that redirects on the dev server, which has no redirect pages. */
export function createDevRedirects(redirects: readonly Redirect[], baseUrl: string): DevMiddleware {
  const addBaseUrl = (pathname: string) => baseUrl + pathname.slice(1);
  const targets = new Map(redirects.map(({from, to}) => [addBaseUrl(from), addBaseUrl(to)]));
  return {
    name: 'redirects',
    middleware(request, response, next) {
      const [pathname = '', ...query] = (request.url ?? '').split('?');
      const target = targets.get(removeTrailingSlash(pathname));
      if (!target) return next();
      return response.writeHead(302, {Location: [target, ...query].join('?')}).end();
    },
  };
}
