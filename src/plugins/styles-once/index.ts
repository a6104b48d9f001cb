import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin} from 'postcss';

/** A tool for styles as Docusaurus names it, for the loader to set up, or set up already. */
type Tool = [file: string, options: object] | AcceptedPlugin;

const require = createRequire(__filename);

const setUp = (tool: Tool): AcceptedPlugin => (Array.isArray(tool) ? require(tool[0])(tool[1]) : tool);

/**
 * Sets the tools for styles up once. Otherwise each of a hundred stylesheets has them set up anew, browsers' support of
 * every feature included, and looks for a configuration of them in all folders above, which could change a build.
 */
export default function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: (options.plugins as Tool[]).map(setUp),
    }),
  };
}
