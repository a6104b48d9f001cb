import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {GLOBALS, REFERENCE_TITLE, SIDEBAR_FILE} from './src/lib/reference';

/** The reference by topic; the plugin `api-reference` writes it before the docs plugin reads this file. */
const reference = JSON.parse(fs.readFileSync(`${__dirname}/${SIDEBAR_FILE}`, 'utf8'));

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** Returns a titled part of a sidebar. It's always open, because there are few enough pages to see them all. */
const part = (label: string, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  collapsible: false,
  items,
});

/** Returns a titled part of the guides. `docs/guides/index.mdx` has a section with the same title. */
const guides = (label: string, names: (string | SidebarItem)[], more: SidebarItem[] = []): SidebarItem =>
  part(label, [...names.map((name) => (typeof name === 'string' ? `guides/${name}` : name)), ...more]);

/** `/offline` is a page of the site, but not a document. A deployment without a service worker has no such page. */
const offline: SidebarItem[] =
  process.env.OFFLINE === 'off' ? [] : [{type: 'link', label: 'Read offline', href: '/offline'}];

/** One page per step. The first step is the page of the tutorial itself, and the others are listed on these pages only. */
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
  // First, because the docs plugin takes the first document of the first sidebar for the version's main one. A `ref` is none.
  api: [
    {type: 'ref', id: 'api/generated/index', label: REFERENCE_TITLE},
    'api/manual/synopsis',
    'api/manual/process',
    `api/generated/${GLOBALS}`,
    ...reference,
  ],
  guides: [
    {type: 'ref', id: 'guides/index', label: 'All guides'},
    guides('Get started', ['getting-started', tutorial, 'gallery', 'coming-from']),
    guides('Build the interface', [
      'layout',
      'layout-rules',
      'layout-playground',
      'styling',
      'style-properties',
      'forms',
      'lists-tables-trees',
      'scroll-view',
      'images',
      'drawing-and-animation',
      'web-audio-video',
    ]),
    guides('Windows, dialogs and menus', ['windows', 'dialogs', 'menus-and-tray']),
    guides('Events and data', ['handle-events', 'advanced-qevent-handling', 'drag-drop', 'networking']),
    guides('How it works', ['app-structure', 'nodegui-architecture', 'understanding-memory']),
    guides('Debugging', ['debugging', 'debugging-in-vscode']),
    guides('Packaging and add-ons', [
      'packaging',
      'using-native-node-modules',
      'custom-nodegui-native-plugin',
      'upgrade',
    ]),
    guides(
      'More help',
      ['descriptions-in-your-editor', 'read-elsewhere', 'not-wrapped', 'helpful-links'],
      ['faq', ...offline],
    ),
  ],
  development: [
    'development/index',
    part('Start', ['development/setting-up', 'development/getting-started']),
    part('Change the toolkit', [
      'development/wrapping_widgets',
      'development/wrapper_caching',
      'development/signal_and_event_handling',
      'development/styling',
    ]),
    part('Find faults', ['development/debugging', 'development/common_errors']),
    part('Change these pages', ['development/writing', 'development/design']),
  ],
} satisfies SidebarsConfig;
