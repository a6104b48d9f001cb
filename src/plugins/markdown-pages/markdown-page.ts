import type {Root} from 'hast';
import {REFERENCE_ROUTE} from '../../lib/reference';
import {extractInlinedPictures, type PictureFile} from './inlined-pictures';
import {type PageContext, readMarkdownPage} from './to-markdown';
import {writeBrief, writeMarkdown} from './write-markdown';

export interface MarkdownPage {
  full: string;
  /** The Markdown without repetitions and links, for a page of the reference. */
  brief?: string;
  /** Pictures that are inlined in the HTML. */
  pictures: PictureFile[];
}

interface PageLocation extends Omit<PageContext, 'pages'> {
  baseUrl: string;
  /** Path of the page relative to the base URL, without a leading slash. */
  path: string;
  /** Paths of all pages that have a Markdown page, with the base URL and without a trailing slash. */
  markdownPages: readonly string[];
}

/** Creates the Markdown of a built page. @throws when the page has no main content or no title */
export function createMarkdownPage(
  tree: Root,
  {url, baseUrl, path, version, markdownPages}: PageLocation,
): MarkdownPage {
  const page = readMarkdownPage(tree, {url, version, pages: new Set(markdownPages)});
  if (!page) throw new Error('the page has no <main> with an <h1>, so it has no Markdown');
  const pictures = extractInlinedPictures(page, baseUrl);
  const isReference = `/${path}`.startsWith(`${REFERENCE_ROUTE}/`);
  return {pictures, full: writeMarkdown(page), ...(isReference && {brief: writeBrief(page)})};
}
