import type {LoadContext, Plugin} from '@docusaurus/types';
import {readToolkitVersion} from '../../lib/toolkit-version';

/**
 * Adds a menu to pages that copies them as Markdown, and a `<link>` to the Markdown page. The page pipeline writes the
 * Markdown pages. See the README in this folder.
 */
export default function markdownPages({siteDir}: LoadContext): Plugin {
  return {
    name: 'markdown-pages',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      actions.setGlobalData({version: readToolkitVersion(siteDir)});
    },
  };
}
