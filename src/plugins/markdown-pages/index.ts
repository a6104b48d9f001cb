import type {LoadContext, Plugin} from '@docusaurus/types';
import {toolkitVersion} from './toolkit-version';

/**
 * Gives pages the control that copies them as Markdown, and a link to that. The pipeline over the built pages writes the
 * Markdown; see the README beside this file.
 */
export default function markdownPages({siteDir}: LoadContext): Plugin {
  return {
    name: 'markdown-pages',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      actions.setGlobalData({version: toolkitVersion(siteDir)});
    },
  };
}
