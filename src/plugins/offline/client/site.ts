import siteConfig from '@generated/docusaurus.config';
import {WORKER_FILE} from '../set';

/** Address of the site, by which everything that is kept is named. */
export const siteScope = (): string => new URL(siteConfig.baseUrl, window.location.origin).href;

/** Asks for the worker, which may be there. @throws where the browser or the visitor wants none */
export const registerWorker = (scope: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(scope + WORKER_FILE, {scope, updateViaCache: 'none'});
