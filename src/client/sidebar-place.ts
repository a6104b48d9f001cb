import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {scrollWithin} from './scroll-within';

let observer: ResizeObserver | undefined;

const stopObserving = (): void => observer?.disconnect();

/** Keeps the entry of this page in view while categories around it open and close, until the visitor takes over. */
export function keepCurrentEntryInView(): void {
  stopObserving();
  observer = new ResizeObserver((lists) => {
    for (const {target} of lists) {
      const entry = target.querySelector('.menu__link[aria-current="page"]');
      const sidebar = target.closest('.menu');
      if (entry && sidebar) scrollWithin(sidebar, entry);
    }
  });
  for (const list of document.querySelectorAll('.theme-doc-sidebar-menu')) observer.observe(list);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerdown', 'wheel', 'keydown', 'touchstart']) {
    document.addEventListener(
      type,
      ({target}) => {
        if (target instanceof Element && target.closest('.menu')) stopObserving();
      },
      {passive: true},
    );
  }
}

/** Scrolls the sidebar to the entry of the current page (facebook/docusaurus#7980). */
export default {
  onRouteDidUpdate: keepCurrentEntryInView,
} satisfies ClientModule;
