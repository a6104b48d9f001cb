import {createSlugger} from '@docusaurus/utils';
import {toMarkdownPath} from './addresses';
import type {MarkdownPage} from './markdown-page';

/** A page in the index. */
export interface ListedPage {
  title: string;
  /** One sentence. */
  description: string;
  /** Path of the page, with the base URL. */
  route: string;
}

/** Pages under one heading of the index. They are also joined in a file. */
export interface Section {
  title: string;
  pages: readonly ListedPage[];
}

/** Returns the lists of the index: a heading for each section, a link to its file, and its pages with their descriptions. */
function formatSection({title, pages}: Section, file: string, origin: string): string {
  const lines = pages.map(
    ({title, description, route}) =>
      `- [${title}](${origin}${toMarkdownPath(route)})${description ? `: ${description}` : ''}`,
  );
  return `## ${title}\n\nAll of these pages in one file: ${file}\n\n${lines.join('\n')}\n`;
}

const joinPages = (texts: readonly string[]): string => texts.join('\n---\n\n');

/**
 * Creates the files for coding agents. `llms.txt` lists all pages and follows the convention at llmstxt.org, each file in
 * `llms/` joins the pages of one section, and `llms-full.txt` joins all pages.
 *
 * @param introduction text before the lists, and before all pages
 * @param pages Markdown of each page by its path, with the base URL
 * @returns the text of each file by its path
 */
export function createLlmsFiles(
  introduction: string,
  sections: readonly Section[],
  pages: ReadonlyMap<string, MarkdownPage>,
  {url, baseUrl}: {url: string; baseUrl: string},
): Record<string, string> {
  const slugger = createSlugger();
  const parts = sections.map((section) => ({
    section,
    file: `llms/${slugger.slug(section.title)}.txt`,
    texts: section.pages.flatMap(({route}) => {
      const page = pages.get(route);
      return page ? (page.brief ?? page.full) : [];
    }),
  }));
  const lists = parts.map(({section, file}) => formatSection(section, url + baseUrl + file, url));
  const introducePart = ({title}: Section) =>
    `> These are the pages of "${title}". Before you write a program, read ${url}${baseUrl}llms.txt, which explains common mistakes and lists all pages.\n`;
  return {
    'llms.txt': [introduction, ...lists].join('\n'),
    ...Object.fromEntries(
      parts.map(({section, file, texts}) => [file, joinPages([introducePart(section), ...texts])]),
    ),
    'llms-full.txt': joinPages([introduction, ...parts.flatMap(({texts}) => texts)]),
  };
}
