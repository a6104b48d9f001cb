/** Size of a card in pixels, as social networks recommend it. */
export const SIZE = {width: 1200, height: 630};
/** Pixels of a card per CSS pixel. Pictures of windows have the same ratio. */
export const PIXEL_RATIO = 2;

/** Folder of the cards, relative to the base URL. */
export const FOLDER = 'img/cards';

/** The end of a page's path that the name of its card leaves out, and the name of the home page's card. */
export const PAGE_SUFFIX = /(?:\/|\.html)$/;
export const HOME_NAME = 'index';

/**
 * Returns the path of a page's card relative to the base URL, such as `img/cards/docs/guides/layout.png`.
 * @param path the path of the page relative to the base URL, without a leading slash; empty for the home page
 */
export const toSocialImagePath = (path: string): string =>
  `${FOLDER}/${path.replace(PAGE_SUFFIX, '') || HOME_NAME}.png`;
