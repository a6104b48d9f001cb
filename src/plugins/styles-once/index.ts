import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin, PluginCreator} from 'postcss';
import {requireNatively} from '../../lib/native-require';

/** A PostCSS plugin, or its file and options as Docusaurus passes them to the loader. */
type PostCssTool = [file: string, options: object] | AcceptedPlugin;

const isFileWithOptions = (tool: PostCssTool): tool is [file: string, options: object] => Array.isArray(tool);

/** Creates a PostCSS plugin that is loaded once, for the first stylesheet. If all stylesheets are cached, it isn't loaded. */
function loadOnce(tool: PostCssTool): AcceptedPlugin {
  if (!isFileWithOptions(tool)) return tool;
  const [file, options] = tool;
  let loaded: ReturnType<PluginCreator<object>> | undefined;
  const creator: PluginCreator<object> = () => {
    loaded ??= (requireNatively(file) as PluginCreator<object>)(options);
    return loaded;
  };
  creator.postcss = true;
  return creator;
}

/**
 * Sets up the PostCSS plugins once. Otherwise they are set up again for each of about a hundred stylesheets, including the
 * tables of browser support. The loader would also search all parent folders for a PostCSS configuration, which could
 * change a build. With this plugin, a cold build takes 59 s of processor time instead of 64 s (measured while the machine
 * did other work too).
 *
 * @throws when Docusaurus no longer passes the plugins as files with options, because then there is nothing to load once
 */
export default function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    configurePostCss(options) {
      const tools = options.plugins as PostCssTool[] | undefined;
      if (!tools?.some(isFileWithOptions))
        throw new Error(
          'Docusaurus has no list of PostCSS plugins with their options any more (`postcssOptions` in the style loader of its ' +
            'bundler package). Adapt src/plugins/styles-once/index.ts, or remove the plugin, which makes builds slower.',
        );
      return {...options, config: false, plugins: tools.map(loadOnce)};
    },
  };
}
