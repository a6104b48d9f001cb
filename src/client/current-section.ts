import type {ClientModule} from '@docusaurus/types';
import {toElementId} from './hash';
import {scrollWithin} from './scroll-within';

const LINK = '.theme-doc-toc-desktop .table-of-contents__link';
/** The theme's class for the link to the current section. */
const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Pixels by which a heading may be too low and still count as reached. */
const TOLERANCE = 8;

const findContentsLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(LINK)];

let observer: IntersectionObserver | undefined;

/** Returns true if the top of an element is on the screen. */
function isTopVisible(element: Element): boolean {
  const {top} = element.getBoundingClientRect();
  return top >= 0 && top < document.documentElement.clientHeight;
}

/**
 * Returns the last heading that the visitor has scrolled to. The last headings of a page can't be scrolled to the top, so at
 * its end, the heading that the address names is returned if it's visible.
 */
function findCurrentHeading(headings: Element[], reached: ReadonlySet<Element>): Element | undefined {
  const {scrollTop, scrollHeight, clientHeight} = document.documentElement;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  const target = isAtEnd && headings.find(({id}) => id === toElementId(window.location.hash));
  if (target && isTopVisible(target)) return target;
  return headings.findLast((heading) => reached.has(heading));
}

/** Marks only the entry of this section in the table of contents, and scrolls the list to it. */
function markSection(heading: Element | undefined): void {
  for (const link of findContentsLinks()) {
    const isCurrent = heading !== undefined && toElementId(link.hash) === heading.id;
    link.classList.toggle(ACTIVE_CLASS, isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
    const list = link.closest('.thin-scrollbar');
    if (isCurrent && list) scrollWithin(list, link);
  }
}

/** Returns the distance in pixels between the top of the screen and a heading that an address scrolls to. */
function readScrollOffset(heading: Element): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const {scrollMarginTop} = getComputedStyle(heading);
  return (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollMarginTop) || 0);
}

/** Starts to observe the headings that are in the table of contents. */
function observeHeadings(): void {
  observer?.disconnect();
  const headings = findContentsLinks().flatMap(({hash}) => document.getElementById(toElementId(hash)) ?? []);
  const [first] = headings;
  if (!first) return;
  // A heading above this line counts as reached. The line is in pixels below the top of the screen.
  const reachedLine = Math.ceil(readScrollOffset(first) + TOLERANCE);
  const reached = new Set<Element>();
  // The observed area ends far below the screen, so that a jump past a heading is noticed too.
  observer = new IntersectionObserver(
    (entries) => {
      for (const {target, boundingClientRect} of entries) {
        if (boundingClientRect.top < reachedLine) reached.add(target);
        else reached.delete(target);
      }
      markSection(findCurrentHeading(headings, reached));
    },
    {rootMargin: `-${reachedLine}px 0px 1000000px 0px`, threshold: [0, 1]},
  );
  for (const heading of headings) observer.observe(heading);
}

/**
 * Marks the current section in the table of contents and scrolls the list to it. The theme marks it too, but doesn't
 * scroll the list (facebook/docusaurus#6748).
 */
export default {
  onRouteDidUpdate: observeHeadings,
} satisfies ClientModule;
