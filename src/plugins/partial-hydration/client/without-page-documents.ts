/**
 * Replaces `page-documents.ts` and `page-documents-provider.tsx` in the browser if no item of the navbar depends on the document
 * of the page.
 */
import {Fragment} from 'react';
import type {needsPageDocuments as needs} from './page-documents';

export const needsPageDocuments: typeof needs = () => false;

/** Renders its children. */
export const PageDocumentsProvider = Fragment;
