import {readFileSync} from 'node:fs';
import path from 'node:path';
import {interpolateName} from 'loader-utils';

const FONT = path.join(__dirname, '../fonts/hanken-grotesk.woff2');

/** The name that Docusaurus gives the files of fonts (`getFileLoaderUtils` in `@docusaurus/utils`). */
const NAME = 'assets/fonts/[name]-[contenthash].[ext]';

/**
 * Asks for the font with the page and not once the styles have come. It is shown at once or not at all
 * (`font-display: optional`), so a first visit sees it only when it comes this early.
 */
export function preloadedFont(baseUrl: string) {
  const content = readFileSync(FONT);
  const href = baseUrl + interpolateName({resourcePath: FONT}, NAME, {content});
  return {
    tagName: 'link',
    attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href},
  };
}
