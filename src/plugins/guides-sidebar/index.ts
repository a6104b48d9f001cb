import type {Plugin} from '@docusaurus/types';
import {findNewestVersion} from '../../lib/documents';
import {checkSidebars, toLinks} from './to-links';

/** Passes the sidebar of the guides to pages outside the docs, such as the search page and the not-found page. */
export default function guidesSidebar(): Plugin {
  return {
    name: 'guides-sidebar',
    async allContentLoaded({allContent, actions}) {
      const version = findNewestVersion(allContent);
      if (!version) throw new Error('guides-sidebar: the docs plugin has loaded no documents.');
      checkSidebars(version);
      await actions.createData('guides.json', JSON.stringify(toLinks(version, 'guides')));
    },
  };
}
