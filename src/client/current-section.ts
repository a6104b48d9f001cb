import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {scrollWithin} from './scroll-within';
import {findHashTarget} from './url-hash';

const LINK = '.theme-doc-toc-desktop .table-of-contents__link';
/** The theme's class for the link to the current section. */
const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Pixels by which a heading may be too low and still count as reached. */
const TOLERANCE = 8;

/** A section of the page that is in its table of contents. */
interface Section {
  link: HTMLAnchorElement;
  heading: HTMLElement;
}

let sections: Section[] = [];
/** A heading above this line counts as reached. The line is in pixels below the top of the screen. */
let reachedLine = 0;
let markedLink: HTMLAnchorElement | undefined;

/** Returns the distance of a heading from the top of the screen. A heading that a filter has hidden is never reached. */
const getTop = ({heading}: Section): number => heading.getClientRects()[0]?.top ?? Number.POSITIVE_INFINITY;

/**
 * Returns the last section that the visitor has scrolled to. The last headings of a page can't be scrolled to the top, so at
 * its end, the section that the address names is returned if its heading is visible.
 */
function findCurrentSection(): Section | undefined {
  const {scrollTop, scrollHeight, clientHeight} = document.documentElement;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  const hashTarget = findHashTarget(window.location.hash);
  const target = isAtEnd ? sections.find(({heading}) => heading === hashTarget) : undefined;
  if (target && getTop(target) >= 0 && getTop(target) < clientHeight) return target;
  return sections.findLast((section) => getTop(section) < reachedLine);
}

/** Marks only the entry of the current section in the table of contents, and scrolls the list to it. */
function markCurrentSection(): void {
  const link = findCurrentSection()?.link;
  if (link === markedLink) return;
  markedLink?.classList.remove(ACTIVE_CLASS);
  markedLink?.removeAttribute('aria-current');
  markedLink = link;
  link?.classList.add(ACTIVE_CLASS);
  link?.setAttribute('aria-current', 'location');
  const list = link?.closest('.thin-scrollbar');
  if (link && list) scrollWithin(list, link);
}

/** Returns a style of an element in pixels, or 0 if it has no length. */
const readPixels = (element: Element, name: 'scrollPaddingTop' | 'scrollMarginTop'): number =>
  Number.parseFloat(getComputedStyle(element)[name]) || 0;

if (ExecutionEnvironment.canUseDOM) document.addEventListener('scroll', markCurrentSection, {passive: true});

/**
 * Marks the current section in the table of contents and scrolls the list to it. The theme marks it too, but doesn't
 * scroll the list (facebook/docusaurus#6748).
 */
export default {
  onRouteDidUpdate() {
    sections = [...document.querySelectorAll<HTMLAnchorElement>(LINK)].flatMap((link) => {
      const heading = findHashTarget(link.hash);
      return heading ? [{link, heading}] : [];
    });
    const margin = sections[0] ? readPixels(sections[0].heading, 'scrollMarginTop') : 0;
    reachedLine = readPixels(document.documentElement, 'scrollPaddingTop') + margin + TOLERANCE;
    markCurrentSection();
  },
} satisfies ClientModule;
