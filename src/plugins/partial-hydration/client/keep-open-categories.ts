import {withSessionStorage} from '../../../client/safe-storage';
import {OPEN_LISTS_KEY, type OpenLists} from '../../../lib/sidebar-state';
import {
  CATEGORY,
  COLLAPSED,
  findLabel,
  findList,
  findOpenCategories,
  isOpen,
  keyOf,
} from './sidebar-category';

const ACTIVE = ['menu__link--active', 'menu__list-item-collapsible--active'];

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
  const open = findOpenCategories(current);
  for (const category of next.querySelectorAll(CATEGORY)) {
    const label = findLabel(category);
    const previous = label && !isOpen(label) && open.get(keyOf(label));
    const list = previous && findList(previous);
    if (!list) continue;
    removeMarks(list);
    findList(category)?.remove();
    category.append(list);
    category.classList.remove(COLLAPSED);
    label.setAttribute('aria-expanded', 'true');
  }
}

/** Stores the lists of the open categories for the script behind the sidebar of the next page. */
function storeOpenLists(): void {
  const lists: OpenLists = {};
  for (const [key, category] of findOpenCategories(document)) {
    const list = findList(category)?.cloneNode(true) as Element | undefined;
    if (!list) continue;
    removeMarks(list);
    lists[key] = list.outerHTML;
  }
  withSessionStorage((storage) => storage.setItem(OPEN_LISTS_KEY, JSON.stringify(lists)));
}

const removeOpenLists = (): void => withSessionStorage((storage) => storage.removeItem(OPEN_LISTS_KEY));

/** Keeps open categories open when the browser loads the next page. */
export function keepOpenOverPageLoads(): void {
  removeOpenLists();
  window.addEventListener('pagehide', storeOpenLists);
  window.addEventListener('pageshow', removeOpenLists);
}
