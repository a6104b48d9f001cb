import {prefersReducedMotion} from '@docusaurus/theme-common';
import {hasModifier} from '../../../../client/modifier-keys';
import {COLLAPSED} from '../sidebar-lists';
import {fetchCategoryList} from './fetch-category-list';

const CATEGORY = '.theme-doc-sidebar-item-category';

/** Selector of the label that opens and closes a category. */
const LABEL = 'a.menu__link--sublist[role=button]';

/** Selector of the control that opens and closes a category: its label, or the button beside a label that is a link. */
const TOGGLE = `:is(${LABEL}, .menu__caret)`;

/** Returns the control that opens and closes a category, or null if the category doesn't fold. */
const findToggle = (category: Element): HTMLElement | null =>
  category.querySelector(`:scope > div > ${TOGGLE}`);

/** Returns the link of a category that folds, which may be its label or beside a button. */
const findLink = (category: Element): HTMLAnchorElement | null =>
  category.querySelector(':scope > div > a.menu__link--sublist');

/** Returns the list of a category. A closed category may have none. */
const findList = (category: Element): HTMLElement | null => category.querySelector(':scope > ul');

/** Milliseconds that opening or closing a list takes. */
const ANIMATION_DURATION = 160;

/** Opens or closes a category. Its list grows or shrinks, unless the visitor prefers reduced motion. */
function setOpen(category: Element, open: boolean): void {
  const toggle = findToggle(category);
  const list = findList(category);
  const isChange = toggle?.getAttribute('aria-expanded') !== String(open);
  const previousHeight = list?.offsetHeight ?? 0;
  category.classList.toggle(COLLAPSED, !open);
  toggle?.setAttribute('aria-expanded', String(open));
  if (!list || !isChange) return;
  for (const running of list.getAnimations()) running.cancel();
  // The server hides closed lists with a style attribute.
  list.removeAttribute('style');
  list.hidden = !open && prefersReducedMotion();
  if (prefersReducedMotion()) return;
  const heights = ['0', `${open ? list.scrollHeight : previousHeight}px`];
  const animation = list.animate(
    {height: open ? heights : heights.reverse(), overflow: ['clip', 'clip']},
    {duration: ANIMATION_DURATION, easing: 'ease'},
  );
  animation.addEventListener('finish', () => {
    list.hidden = !open;
  });
}

async function toggleCategory(category: Element, toggle: Element): Promise<void> {
  const open = toggle.getAttribute('aria-expanded') === 'true';
  const link = findLink(category);
  if (!open && !findList(category) && link) {
    const {pathname} = window.location;
    const list = await fetchCategoryList(link).catch(() => null);
    // The visitor has left for another page, or it's loading.
    if (window.location.pathname !== pathname || !link.isConnected) return;
    // Without the list, the label works as it does without JavaScript, as a link to the category's first page.
    if (!list) return window.location.assign(link.href);
    if (!findList(category)) category.append(list);
  }
  setOpen(category, !open);
}

/** Makes categories of the sidebar open and close, on the page and in the menu of a phone. */
export function enableCategories(): void {
  const toggleClosest = (event: Event, selector: string) => {
    const toggle = event.target instanceof Element ? event.target.closest(selector) : null;
    const category = toggle?.closest(CATEGORY);
    if (!toggle || !category) return;
    event.preventDefault();
    void toggleCategory(category, toggle);
  };
  document.addEventListener('click', (event) => {
    if (!hasModifier(event)) toggleClosest(event, TOGGLE);
  });
  // A label has the role of a button, so it has to react to Space. A real button does that by itself.
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') toggleClosest(event, LABEL);
  });
}
