/** Keys in the session storage for the state of a sidebar. They only exist while the browser loads the next page. */
export const POSITION_KEY = 'sidebar-position';
export const OPEN_CATEGORIES_KEY = 'sidebar-open';

/** The first link of a sidebar, which identifies the sidebar, and its scroll position in pixels. */
export type SidebarPosition = [firstLink: string, top: number];

/** The HTML of open categories, by the path and the text of their label with a space in between. */
export type OpenCategories = Record<string, string>;

/**
 * The code of an inline script in the element after a sidebar. It opens the categories that were open on the previous page,
 * and scrolls the sidebar to its previous position. It runs while the page is parsed, so nothing moves on the screen.
 * `src/client/sidebar-scroll.ts` stores the position. Only partial hydration stores categories, because the stock client
 * would fail to hydrate the changed HTML.
 */
export const RESTORE_SIDEBAR = `{const menu=document.currentScript.parentElement.previousElementSibling.querySelector(".menu"),read=key=>JSON.parse(sessionStorage[key]);try{const open=read("${OPEN_CATEGORIES_KEY}");for(const label of menu.querySelectorAll("[aria-expanded=false]")){const html=open[label.pathname+" "+label.textContent];if(html)label.closest("li").outerHTML=html}}catch{}try{const[link,top]=read("${POSITION_KEY}");if(menu.querySelector("a").pathname==link)menu.scrollTop=top}catch{}}`;
