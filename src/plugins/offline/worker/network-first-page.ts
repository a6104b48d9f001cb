import {Strategy, type StrategyHandler} from 'workbox-strategies';

/** Seconds after which a page that is kept is shown instead of one that hasn't come. */
export const NETWORK_TIMEOUT = 4;

/**
 * Answers with the page of the network, or with the kept one if the network fails or is slow. Workbox's `NetworkFirst`
 * can't be used because in Firefox, the preload of a failed navigation isn't rejected: it resolves to an error response,
 * which `NetworkFirst` takes for a page.
 */
export class NetworkFirstPage extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetched = handler.fetchAndCachePut(request).then(
      (response) => (response.type === 'error' ? undefined : response),
      () => undefined,
    );
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT * 1000));
    const response =
      (await Promise.race([fetched, late])) ?? (await handler.cacheMatch(request)) ?? (await fetched);
    return response ?? Response.error();
  }
}
