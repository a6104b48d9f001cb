import {clientsClaim} from 'workbox-core';
import type {RouteHandlerCallbackOptions, RouteMatchCallbackOptions} from 'workbox-core/types';
import {registerRoute} from 'workbox-routing';
import {isPage, type WorkerMessage} from '../set';
import {keep, keepOpened} from './cache-opened-page';
import {invalidateSavedSet, pathOf} from './cached-files';
import {installShell, removeOldShells} from './shell';
import {strategyFor} from './strategies';

declare const self: ServiceWorkerGlobalScope;

// The new worker takes over immediately. Pages that are still open aren't affected, because the names of their files contain
// hashes, and all other requests go to the network first.
self.addEventListener('install', (event) => {
  event.waitUntil(installShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldShells(), self.registration.navigationPreload?.enable()]));
});
clientsClaim();

registerRoute(
  ({request}: RouteMatchCallbackOptions) => strategyFor(request) !== undefined,
  ({request, event}: RouteHandlerCallbackOptions) => {
    const strategy = strategyFor(request);
    return strategy ? strategy.handle({request, event}) : fetch(request);
  },
);

self.addEventListener('message', (event) => {
  const {changed, opened, seen = []} = event.data as WorkerMessage;
  if (changed) invalidateSavedSet();
  // Among the files that a page has asked for, there may be pages that were prefetched.
  const files = seen.map((address) => new Request(address)).filter((request) => !isPage(pathOf(request)));
  const keepAll = async () => {
    await Promise.allSettled(files.map((request) => keep(request, event)));
    // A page that is kept can be shown, so its code comes first.
    if (opened) await keepOpened(opened, event);
  };
  event.waitUntil(keepAll());
});
