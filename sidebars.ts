import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {GLOBALS, REFERENCE_TITLE, SIDEBAR_FILE} from './src/lib/reference';

/** The reference by topic. The plugin `api-reference` writes it before the docs plugin reads this file. */
const reference = JSON.parse(fs.readFileSync(`${__dirname}/${SIDEBAR_FILE}`, 'utf8'));

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** Creates a titled part of a sidebar. It's always open, because it has few pages. */
const createPart = (label: string, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  collapsible: false,
  items,
});

/** Creates a titled part of the guides. `docs/guides/index.mdx` has a section with the same title. */
const createGuidesPart = (
  label: string,
  names: (string | SidebarItem)[],
  more: SidebarItem[] = [],
): SidebarItem =>
  createPart(label, [...names.map((name) => (typeof name === 'string' ? `guides/${name}` : name)), ...more]);

/** `/offline` is a page of the site, but not a document. A deployment without a service worker has no such page. */
const offline: SidebarItem[] =
  process.env.OFFLINE === 'off' ? [] : [{type: 'link', label: 'Read offline', href: '/offline'}];

/** The tutorial. Its first step is the page that the category links to, and each other step is a page in it. */
const tutorial: SidebarItem = {
  type: 'category',
  label: 'Tutorial: a reading list',
  description:
    'Build a small app in seven steps, with a list, a form, a menu, a dialog, files, shortcuts and a stylesheet.',
  collapsible: false,
  link: {type: 'doc', id: 'guides/tutorial'},
  items: ['form-and-list', 'data', 'menu-and-shortcuts', 'dialog', 'save', 'style'].map(
    (step) => `guides/tutorial/${step}`,
  ),
};

export default {
  // This sidebar comes first, because the docs plugin uses the first document of the first sidebar as the main document of
  // a version. A `ref` isn't a document.
  api: [
    {type: 'ref', id: 'api/generated/index', label: REFERENCE_TITLE},
    'api/manual/synopsis',
    'api/manual/process',
    `api/generated/${GLOBALS}`,
    ...reference,
  ],
  guides: [
    {type: 'ref', id: 'guides/index', label: 'All guides'},
    createGuidesPart('Get started', ['getting-started', tutorial, 'build-an-app', 'gallery', 'coming-from']),
    createGuidesPart('Build the interface', [
      'layout',
      'pages-and-tabs',
      'layout-rules',
      'layout-playground',
      'styling',
      'style-properties',
      'forms',
      'text-fields',
      'choices-and-sliders',
      'text',
      'scroll-view',
      'images',
      'drawing-and-animation',
      'charts',
      'animation',
      'web-audio-video',
      'translation-and-accessibility',
    ]),
    createGuidesPart('Lists, tables and trees', [
      'lists-tables-trees',
      'edit-cells',
      'sort-and-filter',
      'trees',
      'cells-and-columns',
      'models-and-large-lists',
    ]),
    createGuidesPart('Windows, dialogs and menus', [
      'windows',
      'dialogs',
      'custom-dialogs',
      'menus',
      'tray-and-notifications',
    ]),
    createGuidesPart('Events and data', [
      'handle-events',
      'advanced-qevent-handling',
      'drag-drop',
      'files',
      'databases-and-passwords',
      'networking',
      'system',
      'links-file-types-autostart',
    ]),
    createGuidesPart('Structure your app', [
      'app-structure',
      'project-setup',
      'workers-and-child-processes',
      'react-vue-svelte',
      'react-renderer',
    ]),
    createGuidesPart('Debugging and internals', [
      'debugging',
      'debugging-in-vscode',
      'understanding-memory',
      'nodegui-architecture',
    ]),
    createGuidesPart('Packaging and add-ons', [
      'packaging',
      'inside-the-package',
      'publish-and-update',
      'using-native-node-modules',
      'custom-nodegui-native-plugin',
      'upgrade',
    ]),
    createGuidesPart(
      'More help',
      ['descriptions-in-your-editor', 'read-elsewhere', 'not-wrapped', 'helpful-links'],
      ['faq', ...offline],
    ),
  ],
  development: [
    'development/index',
    createPart('Start', ['development/setting-up', 'development/getting-started']),
    createPart('Change the toolkit', [
      'development/wrapping_widgets',
      'development/wrapper_caching',
      'development/signal_and_event_handling',
      'development/styling',
    ]),
    createPart('Find faults', ['development/debugging', 'development/common_errors']),
    createPart('Change these pages', ['development/writing', 'development/design']),
  ],
} satisfies SidebarsConfig;
