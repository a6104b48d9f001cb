/** A page in the index. */
export interface ListedPage {
  title: string;
  /** One sentence. */
  description: string;
  /** Path of the page, with the base URL. */
  route: string;
}

/** Pages under one heading of the index. */
export interface Section {
  title: string;
  pages: readonly ListedPage[];
}

/**
 * Creates the text of `llms.txt`, which has an introduction and a list of all pages with their descriptions. The format
 * follows the convention at llmstxt.org.
 *
 * @param introduction the text before the lists
 * @param getAddress returns the absolute URL of a page's Markdown page
 */
export function formatIndex(
  introduction: string,
  sections: readonly Section[],
  getAddress: (route: string) => string,
): string {
  const lists = sections.map(({title, pages}) => {
    const lines = pages.map(
      ({title, description, route}) =>
        `- [${title}](${getAddress(route)})${description ? `: ${description}` : ''}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [introduction, ...lists].join('\n');
}

/** Joins several pages into one text, with a line between them. */
export const joinPages = (introduction: string, pages: readonly string[]): string =>
  [introduction, ...pages].join('\n---\n\n');
