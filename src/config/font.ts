import {readFileSync} from 'node:fs';
import path from 'node:path';
import {interpolateName} from 'loader-utils';

const FONT = path.join(__dirname, '../fonts/hanken-grotesk.woff2');

/** The name that Docusaurus gives the files of fonts (`getFileLoaderUtils` in `@docusaurus/utils`). */
const NAME = 'assets/fonts/[name]-[contenthash].[ext]';

/**
 * Returns the tag that preloads the font, so that the browser doesn't wait for the styles first. The font is used only if
 * it has loaded early (`font-display: optional`), so a first visit wouldn't show it otherwise.
 */
export function preloadedFont(baseUrl: string) {
  const content = readFileSync(FONT);
  const href = baseUrl + interpolateName({resourcePath: FONT}, NAME, {content});
  return {
    tagName: 'link',
    attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href},
  };
}
