import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';
import {prefersReducedMotion} from '@docusaurus/theme-common';

const BUTTON = '.theme-back-to-top-button';
/** The button stays hidden while the page is scrolled by fewer pixels than this. */
const THRESHOLD = 300;

/** Shows a button that leads to the top while the visitor scrolls up. */
export function showBackToTop(): void {
  let last = window.scrollY;
  let jumped = false;
  // A jump to a heading doesn't count as scrolling by the visitor.
  window.addEventListener('hashchange', () => {
    jumped = true;
  });
  document.addEventListener(
    'scroll',
    () => {
      const up = window.scrollY < last && !jumped;
      const isBetween =
        window.scrollY >= THRESHOLD &&
        window.scrollY + window.innerHeight < document.documentElement.scrollHeight;
      document.querySelector(BUTTON)?.classList.toggle(styles.backToTopButtonShow ?? '', up && isBetween);
      last = window.scrollY;
      jumped = false;
    },
    {passive: true},
  );
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element) || !target.closest(BUTTON)) return;
    window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth'});
  });
}
