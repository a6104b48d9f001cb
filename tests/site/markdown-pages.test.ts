import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {createSlugger} from '@docusaurus/utils';
import type {Element, Nodes, Parents} from 'hast';
import {toString as htmlText} from 'hast-util-to-string';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as markdownText} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, test} from 'vitest';
import {attribute, find, hasClass, isElement} from '../../src/lib/html';
import {hasMarkdownPage, markdownAddress} from '../../src/plugins/markdown-pages/addresses';
import {BUILD, fileOf, page} from '../support/build';
import {sitemapRoutes} from '../support/sitemap';

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const parse = (markdown: string): Root =>
  fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

/** Text without spaces, in which a page and its twin differ, and without the mark beside a heading. */
const squeezed = (text: string) => text.replace(/[\s\u200B]+/g, '');

/** Elements below a node that pass the test, without what a page keeps for those who ask for it. */
function* below(node: Parents, test: (element: Element) => boolean): Generator<Element> {
  for (const child of node.children) {
    if (!isElement(child) || child.tagName === 'template') continue;
    if (test(child)) yield child;
    yield* below(child, test);
  }
}

const isTag = (pattern: RegExp) => (element: Element) => pattern.test(element.tagName);

/** The content of a page or of its Markdown page, in order. */
interface Said {
  /** Where the page's head says that its twin is. */
  twin?: string;
  headings: string[];
  code: string[];
  rows: string[];
}

/** Headings of sections that have a control and nothing else: Markdown leaves them out with the control. */
const ONLY_CONTROLS = new Set(['Comparetworeleases']);

function pageSays(route: string): Said {
  const document = page(route);
  const isContent = (element: Element) => hasClass(element, 'theme-doc-markdown');
  const content = find(document, isContent) ?? find(document, isTag(/^main$/)) ?? document;
  const text = (node: Nodes) => squeezed(htmlText(node));
  const link = find(document, (element) => attribute(element, 'type') === 'text/markdown');
  return {
    twin: link && attribute(link, 'href'),
    headings: [...below(content, isTag(/^h[1-6]$/))]
      .map(text)
      .filter((heading) => !ONLY_CONTROLS.has(heading)),
    code: [...below(content, isTag(/^pre$/))].map((pre) => htmlText(pre)),
    rows: [...below(content, isTag(/^tr$/))].map(text),
  };
}

function twinSays(twin: Root): Said {
  const said: Said = {headings: [], code: [], rows: []};
  visit(twin, (node) => {
    if (node.type === 'heading') said.headings.push(squeezed(markdownText(node)));
    if (node.type === 'code') said.code.push(node.value);
    if (node.type === 'tableRow') said.rows.push(squeezed(markdownText(node, {includeHtml: false})));
  });
  return said;
}

function linksOf(twin: Root): string[] {
  const urls: string[] = [];
  visit(twin, (node) => {
    if (node.type === 'link' || node.type === 'image') urls.push(node.url);
  });
  return urls;
}

/** The content of each page, which is read only once. */
const said = new Map<string, Said>();

function saidBy(route: string): Said {
  const known = said.get(route) ?? pageSays(route);
  said.set(route, known);
  return known;
}

let routes: string[] = [];
const twins = new Map<string, Root>();

/** Checks every page and lists what it found, so that one run shows everything to fix. */
const everyTwin = (check: (route: string, twin: Root) => string[]): string[] =>
  [...twins].flatMap(([route, twin]) => check(route, twin).map((problem) => `${route}: ${problem}`));

beforeAll(async () => {
  routes = sitemapRoutes().filter((route) => hasMarkdownPage(route.slice(1)));
  for (const route of routes) {
    twins.set(route, parse(read(markdownAddress(route))));
    // On a busy machine, parsing all pages takes longer than Vitest waits for an answer of its worker.
    await setImmediate();
  }
}, 300_000);

describe('X-06 the Markdown pages', () => {
  test('exist for each page in docs and blog, and for no others', () => {
    expect(routes.length).toBeGreaterThan(380);
    const files = globSync('{docs,blog}{.md,/**/*.md}', {cwd: BUILD}).map((file) => `/${file}`);
    expect(files.sort()).toEqual(routes.map(markdownAddress).sort());
  });

  test.each(['headings', 'code', 'rows'] as const)('contain all %s of their page, in order', (part) => {
    expect(
      everyTwin((route, twin) => {
        const [expected, found] = [saidBy(route)[part], twinSays(twin)[part]];
        const index = expected.findIndex((one, i) => one !== found[i]);
        return index < 0 && expected.length === found.length
          ? []
          : [`${expected.length} ${part}, twin ${found.length}: ${expected[index]} | ${found[index]}`];
      }),
    ).toEqual([]);
  });

  test('link to files that exist, and to Markdown pages where there are any', () => {
    expect(
      everyTwin((_, twin) =>
        linksOf(twin)
          .filter((url) => url.startsWith('/'))
          .map((url) => decodeURIComponent(url.replace(/[?#].*/, '')))
          .filter((file) => !path.extname(file) || !existsSync(path.join(BUILD, file)))
          // The home page and the search are no documents.
          .filter((file) => hasMarkdownPage(file.slice(1)) || !fileOf(file)),
      ),
    ).toEqual([]);
  });

  test('contain no pictures and files, only links to them', () => {
    const files = ['llms-guides.txt', 'llms-api.txt', 'llms-full.txt', ...routes.map(markdownAddress)];
    expect(files.filter((file) => /data:\w+\/[\w+]+[;,]/.test(read(file)))).toEqual([]);
  });

  test('contain no HTML but anchors', () => {
    expect(
      everyTwin((_, twin) => {
        const html: string[] = [];
        visit(twin, 'html', ({value}) => {
          if (!/^(<a id="[\w-]+">|<\/a>)$/.test(value)) html.push(value);
        });
        return html;
      }),
    ).toEqual([]);
  });

  test('have the headings and rows that they and the lists of pages link to', () => {
    const anchorsOf = (twin: Root): Set<string> => {
      const slugger = createSlugger();
      const anchors = new Set<string>();
      visit(twin, (node) => {
        if (node.type === 'heading') anchors.add(slugger.slug(markdownText(node)));
        if (node.type === 'html') anchors.add(/id="(.*?)"/.exec(node.value)?.[1] ?? '');
      });
      return anchors;
    };
    const anchors = new Map([...twins].map(([route, twin]) => [markdownAddress(route), anchorsOf(twin)]));
    const hasAnchor = (file: string, hash: string | undefined) =>
      !hash || (anchors.get(file)?.has(decodeURIComponent(hash)) ?? true);
    const broken = everyTwin((route, twin) =>
      linksOf(twin).filter((url) => {
        const [file, hash] = url.split('#');
        return !hasAnchor(file || markdownAddress(route), hash);
      }),
    );
    const brokenInLists = ['llms.txt', 'llms-guides.txt', 'llms-api.txt', 'llms-full.txt'].flatMap((name) =>
      [...read(name).matchAll(/\]\((?:https?:\/\/[^/]+)?(\/[^\s()#]+\.md)#([^\s()]+)\)/g)]
        .filter(([, file = '', hash]) => !hasAnchor(file, hash))
        .map(([link]) => `${name}: ${link}`),
    );
    expect([...broken, ...brokenInLists]).toEqual([]);
  });

  test('are named in the head of their page', () => {
    expect(routes.filter((route) => saidBy(route).twin !== markdownAddress(route))).toEqual([]);
  });
});

describe('X-06 the index for programs that read', () => {
  const MEGABYTE = 1_000_000;

  test('lists the Markdown page of every document with a sentence, and nothing else', () => {
    const index = read('llms.txt');
    const listed = [...index.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const documents = routes.filter((route) => !/^\/blog\/?(?:$|archive|authors|page\/|tags)/.test(route));
    expect(listed.sort()).toEqual(documents.map(markdownAddress).sort());
    expect(index.match(/^- /gm)).toHaveLength(listed.length);
  });

  test('begins with title and summary, then traps that each lead to a page that exists', () => {
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

  test('has all guides in one file and the whole reference in another, each below a megabyte', () => {
    for (const [file, has] of [
      ['llms-guides.txt', '# Layout'],
      ['llms-api.txt', '# QPushButton'],
    ] as const) {
      const rule = `${file} has to stay below a megabyte, so that an agent can read it whole: shorten or split it`;
      expect(statSync(path.join(BUILD, file)).size, rule).toBeLessThan(MEGABYTE);
      expect(read(file).split('\n')).toContain(has);
      expect(read('llms-full.txt').split('\n')).toContain(has);
    }
  });
});
