import {indexText, joinPages, type Section} from './llms';
import type {MarkdownPage} from './markdown-page';

/**
 * Makes the files for coding agents that list the pages or join them.
 *
 * @param introduction text before the lists and pages
 * @param pages Markdown of each page by its path, with the base URL
 * @param addressOf the absolute address of a page's Markdown
 * @returns the text of each file by its name
 */
export function llmsFiles(
  introduction: string,
  sections: readonly Section[],
  pages: ReadonlyMap<string, MarkdownPage>,
  addressOf: (route: string) => string,
): Record<string, string> {
  const listed = sections.flatMap((section) => section.pages).flatMap(({route}) => pages.get(route) ?? []);
  const guides = listed.flatMap(({whole, brief}) => (brief === undefined ? [whole] : []));
  const reference = listed.flatMap(({brief}) => brief ?? []);
  return {
    'llms.txt': indexText(introduction, sections, addressOf),
    'llms-guides.txt': joinPages(introduction, guides),
    'llms-api.txt': joinPages(introduction, reference),
    'llms-full.txt': joinPages(introduction, [...guides, ...reference]),
  };
}
