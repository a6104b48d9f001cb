import {toLabelKey} from './sidebar-lists';

const CATEGORY = '.theme-doc-sidebar-item-category';
const COLLAPSED = 'menu__list-item--collapsed';
const ACTIVE = ['menu__link--active', 'menu__list-item-collapsible--active'];

const findLabel = (category: Element): Element | null =>
  category.querySelector(':scope > div > a.menu__link--sublist');
const findList = (category: Element): HTMLElement | null => category.querySelector(':scope > ul');
const isOpen = (category: Element): boolean => findLabel(category)?.getAttribute('aria-expanded') === 'true';

/** Returns the key of a category's label. It's empty if the category doesn't fold. */
function keyOf(category: Element): string {
  const label = findLabel(category);
  return label ? toLabelKey(label.getAttribute('href') ?? '', label.textContent ?? '') : '';
}

/** Removes the marks of the page from a list of the page before. */
function removeMarks(list: Element): void {
  for (const element of list.querySelectorAll(ACTIVE.map((name) => `.${name}`).join())) {
    element.classList.remove(...ACTIVE);
    element.removeAttribute('aria-current');
  }
}

/**
 * Opens the categories of the next page's sidebar that are open in the current one. The server only opens those around the
 * page itself. The lists are moved, so the current sidebar can't be shown again.
 */
export function keepOpenCategories(current: Element, next: Element): void {
  const open = new Map(
    [...current.querySelectorAll(CATEGORY)]
      .filter((category) => isOpen(category) && keyOf(category) !== '')
      .map((category) => [keyOf(category), category]),
  );
  for (const category of next.querySelectorAll(CATEGORY)) {
    const list = isOpen(category) ? undefined : findList(open.get(keyOf(category)) ?? category);
    if (!list || list.parentElement === category) continue;
    removeMarks(list);
    findList(category)?.remove();
    category.append(list);
    category.classList.remove(COLLAPSED);
    findLabel(category)?.setAttribute('aria-expanded', 'true');
  }
}
