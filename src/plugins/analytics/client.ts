import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import {preinit} from 'react-dom';
import {hasDoNotTrack} from '../../client/tracking';
import {isSamePage} from '../../lib/page-address';
import type {Options} from './index';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Queues a command for Google's tag, which needs the arguments object itself instead of an array. */
function gtag(..._args: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

/** Loads Google's tag once. It sends nothing by itself: each page view is sent below. */
function loadTag(measurementId: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  gtag('js', new Date());
  gtag('config', measurementId, {send_page_view: false, anonymize_ip: true});
  preinit(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`, {as: 'script'});
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && isSamePage(location.pathname, previousLocation.pathname)) return;
    if (hasDoNotTrack()) return;
    const {measurementId} = globalData.analytics?.default as Options;
    loadTag(measurementId);
    const send = () =>
      gtag('event', 'page_view', {
        page_title: document.title,
        page_location: window.location.href,
        page_path: location.pathname + location.search + location.hash,
      });
    // The new page's title is set in the next frame.
    requestAnimationFrame(() => setTimeout(send));
  },
} satisfies ClientModule;
