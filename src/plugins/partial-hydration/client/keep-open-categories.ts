import {accessSessionStorage} from '../../../client/safe-storage';
import {OPEN_CATEGORIES_KEY, type OpenCategories} from '../../../lib/sidebar-state';
import {
  ACTIVE,
  CATEGORY,
  COLLAPSED,
  findLabel,
  findList,
  findOpenCategories,
  getLabelKey,
  isOpen,
} from './sidebar-category';

/** Removes the marks of the current page from a part of the sidebar. */
function removeMarks(part: Element): void {
  for (const element of part.querySelectorAll(ACTIVE.map((name) => `.${name}`).join())) {
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
    const previous = label && !isOpen(label) && open.get(getLabelKey(label));
    const list = previous && findList(previous);
    if (!list) continue;
    removeMarks(list);
    findList(category)?.remove();
    category.append(list);
    category.classList.remove(COLLAPSED);
    label.setAttribute('aria-expanded', 'true');
  }
}

/** Stores the open categories. On the next page, a script in the HTML after the sidebar reads them. */
function storeOpenCategories(): void {
  const open: OpenCategories = {};
  for (const [key, category] of findOpenCategories(document)) {
    const copy = category.cloneNode(true) as Element;
    removeMarks(copy);
    open[key] = copy.outerHTML;
  }
  accessSessionStorage((storage) => storage.setItem(OPEN_CATEGORIES_KEY, JSON.stringify(open)));
}

const removeOpenCategories = (): void =>
  accessSessionStorage((storage) => storage.removeItem(OPEN_CATEGORIES_KEY));

/** Keeps open categories open when the browser loads the next page. */
export function keepOpenAcrossPageLoads(): void {
  removeOpenCategories();
  window.addEventListener('pagehide', storeOpenCategories);
  window.addEventListener('pageshow', removeOpenCategories);
}
