import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {Plugin} from '@docusaurus/types';
import {findNewestVersion} from '../../lib/documents';
import {checkSidebars} from './check-sidebars';

/** Passes the sidebar of the guides to pages outside the docs, such as the search page and the not-found page. */
export default function guidesSidebar(): Plugin {
  return {
    name: 'guides-sidebar',
    async allContentLoaded({allContent, actions}) {
      const version = findNewestVersion(allContent);
      if (!version) throw new Error('guides-sidebar: the docs plugin has loaded no documents.');
      checkSidebars(version);
      const {guides} = toSidebarsProp(version);
      if (!guides) throw new Error('sidebars.ts has no sidebar "guides", which pages outside the docs show.');
      await actions.createData('guides.json', JSON.stringify(guides));
    },
  };
}
