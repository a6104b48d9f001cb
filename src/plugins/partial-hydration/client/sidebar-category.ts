import {toLabelKey} from './sidebar-lists';

/** Selector of a category of the sidebar. */
export const CATEGORY = '.theme-doc-sidebar-item-category';

/** Selector of the label that opens and closes a category. */
export const LABEL = 'a.menu__link--sublist[role=button]';

/** Selector of the control that opens and closes a category: its label, or the button beside a label that is a link. */
export const TOGGLE = `:is(${LABEL}, .menu__caret)`;

/** Class of a closed category. */
export const COLLAPSED = 'menu__list-item--collapsed';

/** Classes that mark the entry of the current page, and the categories around it. */
export const ACTIVE = ['menu__link--active', 'menu__list-item-collapsible--active'];

/** Returns the label of a category, or null if it doesn't fold. */
export const findLabel = (category: Element): HTMLAnchorElement | null =>
  category.querySelector(`:scope > div > ${LABEL}`);

/** Returns the control that opens and closes a category, or null if the category doesn't fold. */
export const findToggle = (category: Element): HTMLElement | null =>
  category.querySelector(`:scope > div > ${TOGGLE}`);

/** Returns the link of a category that folds, which may be its label or beside a button. */
export const findLink = (category: Element): HTMLAnchorElement | null =>
  category.querySelector(':scope > div > a.menu__link--sublist');

/** Returns the list of a category. A closed category may have none. */
export const findList = (category: Element): HTMLElement | null => category.querySelector(':scope > ul');

/** Returns true if a label or another toggle belongs to an open category. */
export const isOpen = (toggle: Element): boolean => toggle.getAttribute('aria-expanded') === 'true';

/** Returns the key of a category's label in the lists of the sidebar. */
export const getLabelKey = (label: Element): string =>
  toLabelKey(label.getAttribute('href') ?? '', label.textContent ?? '');

/** Returns the open categories that fold, by the key of their label. */
export function findOpenCategories(sidebar: ParentNode): Map<string, Element> {
  const openCategories = new Map<string, Element>();
  for (const category of sidebar.querySelectorAll(CATEGORY)) {
    const label = findLabel(category);
    if (label && isOpen(label)) openCategories.set(getLabelKey(label), category);
  }
  return openCategories;
}
