import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** `--ng-background` of both colour modes (`src/css/tokens.css`): what browsers paint around the page. */
const THEME_COLOURS = {light: '#fbfbf8', dark: '#131614'};

/** Makes the site installable; see the README beside this file. */
export default function offline({baseUrl}: LoadContext): Plugin {
  return {
    name: 'offline',
    getClientModules: () => [path.join(__dirname, 'client/theme-color.ts')],

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icons/apple-touch-icon.png`},
        },
        ...Object.entries(THEME_COLOURS).map(([mode, content]) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            content,
            media: `(prefers-color-scheme: ${mode})`,
            'data-mode': mode,
          },
        })),
      ],
    }),
  };
}
