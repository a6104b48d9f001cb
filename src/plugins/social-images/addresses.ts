/** Size of a card in pixels: what the places that show cards ask for. */
export const SIZE = {width: 1200, height: 630};
/** Pixels of a card for each pixel of its stylesheet. Pictures of windows have as many. */
export const RATIO = 2;

/** Folder of the cards, below the base URL. */
export const FOLDER = 'img/cards';

/** What the name of a card leaves out of the path of its page, and the name of the home page's card. */
export const ENDING = /(?:\/|\.html)$/;
export const HOME = 'index';

/**
 * Address of the card of a page, without the base URL: `docs/guides/layout` → `img/cards/docs/guides/layout.png`.
 * @param path below the base URL, without a slash before it; empty for the home page
 */
export const socialImageAddress = (path: string): string =>
  `${FOLDER}/${path.replace(ENDING, '') || HOME}.png`;
