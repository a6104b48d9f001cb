import fs from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {SIDEBAR_FILE} from './src/lib/reference';

/** The reference by topic; the plugin `api-reference` writes it before the docs plugin reads this file. */
const reference = JSON.parse(fs.readFileSync(`${__dirname}/${SIDEBAR_FILE}`, 'utf8'));

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** A titled part of the guides, always open: there are few enough to see them all. */
function part(label: string, guides: string[]): SidebarItem {
  return {type: 'category', label, collapsible: false, items: guides.map((guide) => `guides/${guide}`)};
}

export default {
  // First, because the docs plugin takes the first page of the first sidebar for the version's main one.
  api: ['api/manual/synopsis', 'api/manual/process', ...reference],
  guides: [
    part('Get started', ['getting-started', 'tutorial', 'gallery', 'coming-from']),
    part('Build the interface', [
      'layout',
      'layout-rules',
      'layout-playground',
      'styling',
      'style-properties',
      'lists-tables-trees',
      'scroll-view',
      'images',
      'drawing-and-animation',
      'web-audio-video',
    ]),
    part('Windows, dialogs and menus', ['windows', 'dialogs', 'menus-and-tray']),
    part('Events and data', ['handle-events', 'advanced-qevent-handling', 'drag-drop', 'networking']),
    part('How it works', ['app-structure', 'nodegui-architecture', 'understanding-memory']),
    part('Debugging', ['debugging', 'debugging-in-vscode']),
    part('Packaging and add-ons', [
      'packaging',
      'using-native-node-modules',
      'custom-nodegui-native-plugin',
      'upgrade',
    ]),
    part('More help', ['descriptions-in-your-editor', 'read-elsewhere', 'not-wrapped', 'helpful-links']),
  ],
} satisfies SidebarsConfig;
