import {CHANGES_ROUTE} from '../../lib/reference';
import {formatIndex, joinPages, type Section} from './llms';
import type {MarkdownPage} from './markdown-page';

/**
 * Creates the files for coding agents, which list the pages or join them.
 *
 * @param introduction text before the lists and pages
 * @param pages Markdown of each page by its path, with the base URL
 * @param getAddress returns the absolute URL of a page's Markdown
 * @returns the text of each file by its name
 */
export function createLlmsFiles(
  introduction: string,
  sections: readonly Section[],
  pages: ReadonlyMap<string, MarkdownPage>,
  getAddress: (route: string) => string,
): Record<string, string> {
  const listed = sections
    .flatMap((section) => section.pages)
    // The lists of what each old release changed would take a fifth of the file.
    .filter(({route}) => !route.includes(`${CHANGES_ROUTE}/`))
    .flatMap(({route}) => pages.get(route) ?? []);
  const guides = listed.flatMap(({full, brief}) => (brief === undefined ? [full] : []));
  const reference = listed.flatMap(({brief}) => brief ?? []);
  return {
    'llms.txt': formatIndex(introduction, sections, getAddress),
    'llms-guides.txt': joinPages(introduction, guides),
    'llms-api.txt': joinPages(introduction, reference),
    'llms-full.txt': joinPages(introduction, [...guides, ...reference]),
  };
}
