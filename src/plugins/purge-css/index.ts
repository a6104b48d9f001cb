import type {Plugin} from '@docusaurus/types';

/** The group of chunks with which Docusaurus makes one stylesheet. */
interface Groups {
  optimization?: {splitChunks?: false | {cacheGroups?: {styles?: false | {chunks?: unknown}}}};
}

/**
 * Gives the styles of what a page loads later, such as the search modal's, a file of their own. The pipeline over the
 * built pages cuts the stylesheet that remains; see the README beside this file. The dev server has all styles.
 */
export default function purgeCss(): Plugin {
  return {
    name: 'purge-css',
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production' || isServer) return {};
      const {splitChunks} = (config as Groups).optimization ?? {};
      const group = (splitChunks || undefined)?.cacheGroups?.styles;
      if (!group || group.chunks !== 'all')
        throw new Error(
          'Docusaurus has no chunk group "styles" for all chunks any more, which makes one stylesheet of them. See how ' +
            'it does that now (`splitChunks` in its base configuration for the bundler), and adapt src/plugins/purge-css/index.ts.',
        );
      // The bundles and the pages that React runs have names; what a script asks for later has none.
      group.chunks = ({name}: {name?: string}) => Boolean(name);
      return {};
    },
  };
}
