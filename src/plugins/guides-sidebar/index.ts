import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {checkSidebars, toLinks} from './to-links';

/** Passes the sidebar of the guides to pages outside the docs, such as the search page and the not-found page. */
export default function guidesSidebar(): Plugin {
  return {
    name: 'guides-sidebar',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const version = docs?.loadedVersions.find(({isLast}) => isLast);
      if (!version) throw new Error('guides-sidebar: the docs plugin has loaded no documents.');
      checkSidebars(version);
      await actions.createData('guides.json', JSON.stringify(toLinks(version, 'guides')));
    },
  };
}
