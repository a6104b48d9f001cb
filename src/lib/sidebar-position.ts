/** Key in the session storage of the position of a sidebar. It's only there while the browser loads the next page. */
export const POSITION_KEY = 'sidebar-position';

/** The first link of a sidebar, which no other sidebar has, and the distance in pixels that the sidebar is scrolled. */
export type SidebarPosition = [firstLink: string, top: number];

/**
 * The code of an inline script in an element that stands behind a sidebar. It scrolls the sidebar to the position that it
 * had on the page before, while the page is parsed, so that nothing moves on screen. `src/client/sidebar-scroll.ts` stores
 * the position.
 */
export const RESTORE_POSITION = `try{const[link,top]=JSON.parse(sessionStorage.getItem("${POSITION_KEY}")),menu=document.currentScript.parentElement.previousElementSibling.querySelector(".menu");if(menu.querySelector("a").pathname==link)menu.scrollTop=top}catch{}`;
