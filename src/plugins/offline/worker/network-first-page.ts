import {Strategy, type StrategyHandler} from 'workbox-strategies';

/** Seconds after which a cached page or file is used because the network hasn't answered. */
export const NETWORK_TIMEOUT = 4;

/**
 * Responds with the page from the network, or with the cached one if the network fails or is slow. Workbox's `NetworkFirst`
 * can't be used because in Firefox, the preload of a failed navigation isn't rejected: it resolves to an error response,
 * which `NetworkFirst` takes for a page.
 */
export class NetworkFirstPage extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetched = handler.fetchAndCachePut(request).then(
      (response) => (response.type === 'error' ? undefined : response),
      () => undefined,
    );
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT * 1000));
    const response =
      (await Promise.race([fetched, timeout])) ?? (await handler.cacheMatch(request)) ?? (await fetched);
    return response ?? Response.error();
  }
}
