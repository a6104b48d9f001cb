import type {ClientModule} from '@docusaurus/types';
import {idOf} from './hash';
import {scrollWithin} from './scroll-within';

const LINK = '.theme-doc-toc-desktop .table-of-contents__link';
const MARK = 'table-of-contents__link--active';

/** Pixels that a heading may stand below the place it scrolls to and still count as reached. */
const SLACK = 8;

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(LINK)];

let observer: IntersectionObserver | undefined;

/** The last heading that the visitor has reached; at the end of a page, where the rest cannot be reached, the one asked for. */
function currentHeading(headings: Element[], reached: ReadonlySet<Element>): Element | undefined {
  const {scrollTop, scrollHeight, clientHeight} = document.documentElement;
  const atEnd = scrollTop + clientHeight >= scrollHeight - 1;
  const asked = atEnd ? headings.find(({id}) => id === idOf(window.location.hash)) : undefined;
  const {top = -1} = asked?.getBoundingClientRect() ?? {};
  return asked && top >= 0 && top < clientHeight
    ? asked
    : headings.findLast((heading) => reached.has(heading));
}

/** Marks the entry of a section in the contents, and no other, and scrolls the list to it. */
function mark(heading: Element | undefined): void {
  for (const link of links()) {
    const isCurrent = heading !== undefined && idOf(link.hash) === heading.id;
    link.classList.toggle(MARK, isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
    const list = link.closest('.thin-scrollbar');
    if (isCurrent && list) scrollWithin(list, link);
  }
}

/** Pixels from the top of the screen to where an address with a hash puts a heading. */
function landing(heading: Element): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const {scrollMarginTop} = getComputedStyle(heading);
  return (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollMarginTop) || 0);
}

/** Follows the headings that the contents of this page list. */
function follow(): void {
  observer?.disconnect();
  const headings = links().flatMap(({hash}) => document.getElementById(idOf(hash)) ?? []);
  const [first] = headings;
  if (!first) return;
  const line = Math.ceil(landing(first) + SLACK);
  const reached = new Set<Element>();
  // What is watched ends far below the screen, so that a jump past a heading is seen as well.
  observer = new IntersectionObserver(
    (entries) => {
      for (const {target, boundingClientRect} of entries) {
        if (boundingClientRect.top < line) reached.add(target);
        else reached.delete(target);
      }
      mark(currentHeading(headings, reached));
    },
    {rootMargin: `-${line}px 0px 1000000px 0px`, threshold: [0, 1]},
  );
  for (const heading of headings) observer.observe(heading);
}

/**
 * Marks the section in view in the contents beside a page. The theme's own mark leaves the list where it is, since
 * facebook/docusaurus#6748.
 */
export default {
  onRouteDidUpdate: follow,
} satisfies ClientModule;
