/** Key in the session storage for the state of a sidebar. It only exists while the browser loads the next page. */
export const STATE_KEY = 'sidebar-state';

export interface SidebarState {
  /** The path of the first link, which identifies a sidebar because no two sidebars share it. */
  firstLink: string;
  /** The scroll position in pixels. */
  top: number;
  /** The HTML of the open categories, by the path and the text of their label with a space in between. */
  open: Record<string, string>;
}

/** Classes that mark the entry of the current page, and the categories around it. */
export const ACTIVE_CLASSES = ['menu__link--active', 'menu__list-item-collapsible--active'];

/**
 * The code of an inline script in the element after a sidebar. It opens the categories that were open on the previous page,
 * and scrolls the sidebar to its previous position. It runs while the page is parsed, so nothing moves on the screen.
 * `src/client/sidebar.ts` stores the state.
 */
export const RESTORE_SIDEBAR = `
  try {
    const menu = document.currentScript.parentElement.previousElementSibling.querySelector(".menu");
    const {firstLink, top, open} = JSON.parse(sessionStorage["${STATE_KEY}"]);
    for (const label of menu.querySelectorAll("a[aria-expanded=false]")) {
      const html = open[label.pathname + " " + label.textContent];
      if (html) label.closest("li").outerHTML = html;
    }
    if (menu.querySelector("a").pathname == firstLink) menu.scrollTop = top;
  } catch {}
`;
