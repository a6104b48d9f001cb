import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Element, Nodes, Parents} from 'hast';
import {toString as hastText} from 'hast-util-to-string';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as mdastText} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {findElement, getAttribute, hasClass, isElement} from '../../src/lib/html';
import {hasMarkdownPage, toMarkdownPath} from '../../src/plugins/markdown-pages/addresses';
import {BUILD, fileOf, readDocument, readEach} from '../support/build';
import {sitemapRoutes} from '../support/sitemap';
import {findOlderVersion} from '../support/versions';

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const listJoinedFiles = (): string[] => globSync('{llms-full.txt,llms/*.txt}', {cwd: BUILD});
const parse = (markdown: string): Root =>
  fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

/** Removes white space, because it differs between a page and its Markdown, and the zero-width space beside a heading. */
const squeezed = (text: string) => text.replace(/[\s\u200B]+/g, '');

/** Generates the elements below a node that pass the test, except those in templates, which aren't shown. */
function* below(node: Parents, test: (element: Element) => boolean): Generator<Element> {
  for (const child of node.children) {
    if (!isElement(child) || child.tagName === 'template') continue;
    if (test(child)) yield child;
    yield* below(child, test);
  }
}

const isTag = (pattern: RegExp) => (element: Element) => pattern.test(element.tagName);

/** The parts of a page or of its Markdown page that have to be equal, in document order. */
interface PageContent {
  /** Path of the Markdown page, as the head of the page names it. */
  markdownPath?: string;
  headings: string[];
  code: string[];
  rows: string[];
}

/** Headings of sections that only have a control. The Markdown page has neither the control nor its heading. */
const ONLY_CONTROLS = new Set(['Comparetworeleases']);

function readPage(route: string): PageContent {
  const document = readDocument(route);
  const isContent = (element: Element) => hasClass(element, 'theme-doc-markdown');
  const content = findElement(document, isContent) ?? findElement(document, isTag(/^main$/)) ?? document;
  const text = (node: Nodes) => squeezed(hastText(node));
  const link = findElement(document, (element) => getAttribute(element, 'type') === 'text/markdown');
  return {
    markdownPath: link && getAttribute(link, 'href'),
    headings: [...below(content, isTag(/^h[1-6]$/))]
      .map(text)
      .filter((heading) => !ONLY_CONTROLS.has(heading)),
    code: [...below(content, isTag(/^pre$/))].map((pre) => hastText(pre)),
    rows: [...below(content, isTag(/^tr$/))].map(text),
  };
}

function readMarkdown(tree: Root): PageContent {
  const content: PageContent = {headings: [], code: [], rows: []};
  visit(tree, (node) => {
    if (node.type === 'heading') content.headings.push(squeezed(mdastText(node)));
    if (node.type === 'code') content.code.push(node.value);
    if (node.type === 'tableRow') content.rows.push(squeezed(mdastText(node, {includeHtml: false})));
  });
  return content;
}

function findLinks(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') urls.push(node.url);
  });
  return urls;
}

let routes: string[] = [];

interface MarkdownPage {
  tree: Root;
  /** Content of the Markdown page. */
  found: PageContent;
  /** Content of the page that it was made from. */
  expected: PageContent;
}

const markdownPages = new Map<string, MarkdownPage>();

/** Checks every page and returns all faults, so that one run shows everything to fix. */
const checkPages = (check: (page: MarkdownPage, route: string) => string[]): string[] =>
  [...markdownPages].flatMap(([route, one]) => check(one, route).map((problem) => `${route}: ${problem}`));

beforeAll(async () => {
  routes = sitemapRoutes().filter((route) => hasMarkdownPage(route.slice(1)));
  await readEach(routes, (route) => {
    const tree = parse(read(toMarkdownPath(route)));
    markdownPages.set(route, {tree, found: readMarkdown(tree), expected: readPage(route)});
  });
}, 300_000);

describe('X-06 the Markdown pages', () => {
  test('exist for each page in docs and blog, and for no others', () => {
    expect(routes.length).toBeGreaterThan(380);
    const files = globSync('{docs,blog}{.md,/**/*.md}', {cwd: BUILD}).map((file) => `/${file}`);
    expect(files.sort()).toEqual(routes.map(toMarkdownPath).sort());
  });

  test.each(['headings', 'code', 'rows'] as const)('contain all %s of their page, in order', (part) => {
    expect(
      checkPages((one) => {
        const [expected, found] = [one.expected[part], one.found[part]];
        const index = expected.findIndex((one, i) => one !== found[i]);
        return index < 0 && expected.length === found.length
          ? []
          : [`${expected.length} ${part}; Markdown: ${found.length}: ${expected[index]} | ${found[index]}`];
      }),
    ).toEqual([]);
  });

  test('link to files that exist, and to Markdown pages where there are any', () => {
    expect(
      checkPages(({tree}) =>
        findLinks(tree)
          .filter((url) => url.startsWith('/'))
          .map((url) => decodeURIComponent(url.replace(/[?#].*/, '')))
          .filter((file) => !path.extname(file) || !existsSync(path.join(BUILD, file)))
          // The home page and the search are no documents.
          .filter((file) => hasMarkdownPage(file.slice(1)) || !fileOf(file)),
      ),
    ).toEqual([]);
  });

  test('contain no pictures and files, only links to them', () => {
    const files = [...listJoinedFiles(), ...routes.map(toMarkdownPath)];
    expect(files.filter((file) => /data:\w+\/[\w+]+[;,]/.test(read(file)))).toEqual([]);
  });

  test('contain no HTML except anchors', () => {
    expect(
      checkPages(({tree}) => {
        const html: string[] = [];
        visit(tree, 'html', ({value}) => {
          if (!/^(<a id="[\w-]+">|<\/a>)$/.test(value)) html.push(value);
        });
        return html;
      }),
    ).toEqual([]);
  });

  test('have the headings and rows that they and the lists of pages link to', () => {
    const anchorsOf = (tree: Root): Set<string> => {
      const slugger = createSlugger();
      const anchors = new Set<string>();
      visit(tree, (node) => {
        if (node.type === 'heading') anchors.add(slugger.slug(mdastText(node)));
        if (node.type === 'html') anchors.add(/id="(.*?)"/.exec(node.value)?.[1] ?? '');
      });
      return anchors;
    };
    const anchors = new Map(
      [...markdownPages].map(([route, {tree}]) => [toMarkdownPath(route), anchorsOf(tree)]),
    );
    const hasAnchor = (file: string, hash: string | undefined) =>
      !hash || (anchors.get(file)?.has(decodeURIComponent(hash)) ?? true);
    const broken = checkPages(({tree}, route) =>
      findLinks(tree).filter((url) => {
        const [file, hash] = url.split('#');
        return !hasAnchor(file || toMarkdownPath(route), hash);
      }),
    );
    const brokenInLists = ['llms.txt', ...listJoinedFiles()].flatMap((name) =>
      [...read(name).matchAll(/\]\((?:https?:\/\/[^/]+)?(\/[^\s()#]+\.md)#([^\s()]+)\)/g)]
        .filter(([, file = '', hash]) => !hasAnchor(file, hash))
        .map(([link]) => `${name}: ${link}`),
    );
    expect([...broken, ...brokenInLists]).toEqual([]);
  });

  test('are named in the head of their page', () => {
    expect(
      checkPages(({expected: {markdownPath}}, route) =>
        markdownPath === toMarkdownPath(route) ? [] : [`names ${markdownPath}`],
      ),
    ).toEqual([]);
  });
});

describe('X-06 llms.txt, the index for coding agents', () => {
  const MEGABYTE = 1_000_000;

  test('lists the Markdown page of every document of the newest version with a sentence, and nothing else', () => {
    const index = read('llms.txt');
    const listed = [...index.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const documents = routes.filter(
      (route) => !findOlderVersion(route) && !/^\/blog\/?(?:$|archive|authors|page\/|tags)/.test(route),
    );
    expect(listed.sort()).toEqual(documents.map(toMarkdownPath).sort());
    expect(index.match(/^- /gm)).toHaveLength(listed.length);
  });

  test('begins with a title, a summary and common mistakes that link to existing pages', () => {
    const [introduction = ''] = read('llms.txt').split('\n## ');
    expect(introduction).toMatch(/^# NodeGUI\n\n> /);
    const traps = introduction.match(/^\d+\. .*$/gm) ?? [];
    expect(traps.length).toBeGreaterThan(9);
    const links = traps.map((trap) =>
      [...trap.matchAll(/\]\(https?:\/\/[^/]+(\/\S+?\.md)\)/g)].map(([, file = '']) => file),
    );
    expect(links.filter((files) => files.length === 0)).toEqual([]);
    expect(links.flat().filter((file) => !existsSync(path.join(BUILD, file)))).toEqual([]);
  });

  test('names a file for each section, which has all of its pages and less than a megabyte', () => {
    const [, ...sections] = read('llms.txt').split('\n## ');
    const files = sections.map((section) => /in one file: (\S+)\n/.exec(section)?.[1] ?? '');
    expect(new Set(files).size).toBe(sections.length);
    for (const [index, url] of files.entries()) {
      const file = new URL(url).pathname;
      const lines = new Set(read(file).split('\n'));
      const pages = [...(sections[index] ?? '').matchAll(/^- \[.+?\]\((\S+)\)/gm)];
      const headings = pages.map(([, page = '']) => /^# .*/m.exec(read(new URL(page).pathname))?.[0] ?? page);
      expect(
        headings.filter((heading) => !lines.has(heading)),
        file,
      ).toEqual([]);
      const rule = `${file} has to stay below a megabyte, so that an agent can read it whole: split its category in sidebars.ts`;
      expect(statSync(path.join(BUILD, file)).size, rule).toBeLessThan(MEGABYTE);
    }
  });

  test('has all pages in one file', () => {
    const lines = read('llms-full.txt').split('\n');
    for (const title of ['# Layout', '# QPushButton']) expect(lines).toContain(title);
  });
});
