import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';
import {prefersReducedMotion} from '@docusaurus/theme-common';

const BUTTON = '.theme-back-to-top-button';
/** Number of pixels from the top of the page within which the button is hidden. */
const THRESHOLD = 300;

/** Shows the button that leads to the top while the visitor scrolls up, and makes it work. */
export function enableBackToTop(): void {
  let lastScrollY = window.scrollY;
  let hasJumped = false;
  // A jump to a heading doesn't count as scrolling by the visitor.
  window.addEventListener('hashchange', () => {
    hasJumped = true;
  });
  document.addEventListener(
    'scroll',
    () => {
      const isScrollingUp = window.scrollY < lastScrollY && !hasJumped;
      const isBetween =
        window.scrollY >= THRESHOLD &&
        window.scrollY + window.innerHeight < document.documentElement.scrollHeight;
      document
        .querySelector(BUTTON)
        ?.classList.toggle(styles.backToTopButtonShow ?? '', isScrollingUp && isBetween);
      lastScrollY = window.scrollY;
      hasJumped = false;
    },
    {passive: true},
  );
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element) || !target.closest(BUTTON)) return;
    window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth'});
  });
}
