import type {Root} from 'hast';
import {REFERENCE_ROUTE} from '../../lib/reference';
import {extractInlinedPictures, type PictureFile} from './inlined-pictures';
import {readMarkdownPage, writeBrief, writeMarkdown} from './to-markdown';

/** A page as Markdown. */
export interface MarkdownPage {
  whole: string;
  /** Of a page of the reference: what it alone says. */
  brief?: string;
  /** Pictures that the HTML has inlined. */
  pictures: PictureFile[];
}

interface Place {
  baseUrl: string;
  /** Absolute address of the page. */
  url: string;
  /** Path of the page below the base URL, without a slash before it. */
  path: string;
  /** Version of the toolkit that the page describes. */
  version: string;
  /** Paths of all pages that are also Markdown, with the base URL, without a slash at their ends. */
  markdownPages: readonly string[];
}

/** Makes the Markdown of a built page. @throws when the page has no main content or no title */
export function makeMarkdownPage(
  tree: Root,
  {url, baseUrl, path, version, markdownPages}: Place,
): MarkdownPage {
  const page = readMarkdownPage(tree, {url, version, pages: new Set(markdownPages)});
  if (!page) throw new Error('the page has no <main> with an <h1>, so it has no Markdown');
  const pictures = extractInlinedPictures(page, baseUrl);
  const isReference = `/${path}`.startsWith(`${REFERENCE_ROUTE}/`);
  return {pictures, whole: writeMarkdown(page), ...(isReference && {brief: writeBrief(page)})};
}
