import path from 'node:path';
import type {NavbarItem} from '@docusaurus/theme-common';
import {needsPageDocuments} from './client/page-documents';

const inClient = (name: string): string => path.join(__dirname, 'client', name);

/** Modules that only sites with a version dropdown or docs items in the navbar need. */
const MODULES = ['page-documents.ts', 'page-documents-provider.tsx'];

/** Returns aliases for the browser's bundle that replace these modules if no item of the navbar needs them: path → path. */
export const createPageDocumentAliases = (navbarItems: readonly NavbarItem[]): Record<string, string> =>
  needsPageDocuments(navbarItems)
    ? {}
    : Object.fromEntries(MODULES.map((name) => [inClient(name), inClient('without-page-documents.ts')]));
