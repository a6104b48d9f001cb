import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type DesignTokens, readTokens} from './read-tokens';

const STYLESHEET = 'src/css/tokens.css';

/** Makes the values of the stylesheet known to the page about the design, so that it always shows the current ones. */
export default function designTokens({siteDir}: LoadContext): Plugin<DesignTokens> {
  return {
    name: 'design-tokens',
    getPathsToWatch: () => [path.join(siteDir, STYLESHEET)],
    loadContent: async () => readTokens(await readFile(path.join(siteDir, STYLESHEET), 'utf8'), STYLESHEET),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('tokens.json', JSON.stringify(content));
    },
  };
}
