/** A page in the index. */
export interface Listed {
  title: string;
  /** One sentence. */
  description: string;
  /** Path of the page, with the base URL. */
  route: string;
}

/** Pages under one heading of the index. */
export interface Section {
  title: string;
  pages: readonly Listed[];
}

/**
 * The index for programs that read, after the convention of llms.txt: title, summary, what to know first, and every
 * page with a sentence.
 *
 * @param introduction all that stands before the lists
 * @param addressOf the absolute address of a page's Markdown page
 */
export function indexText(
  introduction: string,
  sections: readonly Section[],
  addressOf: (route: string) => string,
): string {
  const lists = sections.map(({title, pages}) => {
    const lines = pages.map(
      ({title, description, route}) =>
        `- [${title}](${addressOf(route)})${description ? `: ${description}` : ''}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [introduction, ...lists].join('\n');
}

/** Many pages in one file, with a line between them. */
export const joinPages = (introduction: string, pages: readonly string[]): string =>
  [introduction, ...pages].join('\n---\n\n');
