import type {Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration with the chunk group that makes one stylesheet. */
interface Groups {
  optimization?: {splitChunks?: false | {cacheGroups?: {styles?: false | {chunks?: unknown}}}};
}

/**
 * Moves styles that a page loads later, such as those of the search modal, into separate files. The page pipeline removes
 * unused rules from the remaining stylesheet. See the README in this folder. The dev server has all styles.
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
          'Docusaurus no longer has the chunk group "styles", which put the styles of all chunks into one stylesheet. Check how ' +
            'it does that now (`splitChunks` in its base configuration for the bundler), and adapt src/plugins/purge-css/index.ts.',
        );
      // Chunks that a script loads later have no name. The bundles and the pages that React renders have one.
      group.chunks = ({name}: {name?: string}) => Boolean(name);
      return {};
    },
  };
}
