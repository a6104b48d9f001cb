import {CHANGES_ROUTE} from '../../lib/reference';
import {formatIndex, joinPages, type Section} from './llms';
import type {MarkdownPage} from './markdown-page';

/** Matches pages for contributors, and the gallery, which only lists pictures. They would take an eighth of a file that has a limit. */
const SELDOM_NEEDED = /\/docs\/(?:development(?:\/|$)|guides\/gallery$)/;

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
    .flatMap(({route}) => {
      const page = pages.get(route);
      return page ? [{...page, route}] : [];
    });
  const written = listed.filter(({brief}) => brief === undefined);
  const guides = written.filter(({route}) => !SELDOM_NEEDED.test(route)).map(({full}) => full);
  const reference = listed.flatMap(({brief}) => brief ?? []);
  return {
    'llms.txt': formatIndex(introduction, sections, getAddress),
    'llms-guides.txt': joinPages(introduction, guides),
    'llms-api.txt': joinPages(introduction, reference),
    'llms-full.txt': joinPages(introduction, [...written.map(({full}) => full), ...reference]),
  };
}
