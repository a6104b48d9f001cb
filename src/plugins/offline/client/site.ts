import siteConfig from '@generated/docusaurus.config';
import {WORKER_FILE} from '../saved-files';

/** Returns the URL of the site. The names of all caches contain it. */
export const getSiteScope = (): string => new URL(siteConfig.baseUrl, window.location.origin).href;

/**
 * Registers the worker, if it isn't registered yet.
 * @throws if the browser or the visitor doesn't allow workers
 */
export const registerWorker = (scope: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(scope + WORKER_FILE, {scope, updateViaCache: 'none'});
