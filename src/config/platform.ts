import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Sets `data-platform` on the root element to `windows`, `macos` or `linux` (for any other system) before the page is drawn.
 * Without scripts, the windows on pages have the frame that they have on Linux.
 */
const SCRIPT = `{
  const name = navigator.platform;
  document.documentElement.dataset.platform =
    /^win/i.test(name) ? 'windows' : /^(mac|ip)/i.test(name) ? 'macos' : 'linux';
}`;

/** The script that tells stylesheets which platform the reader uses. */
export const platformScript: HtmlTagObject = {tagName: 'script', attributes: {}, innerHTML: SCRIPT};
