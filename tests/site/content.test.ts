import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {beforeAll, describe, expect, test} from 'vitest';
import {getAttribute, hasClass} from '../../src/lib/html';
import {BUILD, fileOf, getText, readDocument, readEach} from '../support/build';
import {sitemapRoutes} from '../support/sitemap';

interface Page {
  route: string;
  document: Root;
  elements: Element[];
  ids: Set<string>;
}

/** Returns true if an address is on another host. */
const isElsewhere = (url: string | undefined): boolean => url !== undefined && /^(https?:)?\/\//.test(url);

/** Matches the beginning of an address in the current or archived documentation of Qt 5. */
const QT5_DOCS = /\bdoc\.qt\.io\/(?:archives\/)?qt-5[.\d]*\//;

const pages = new Map<string, Page>();

function read(route: string): Page {
  const document = readDocument(route);
  const elements = selectAll('*', document);
  const ids = elements.map((element) => getAttribute(element, 'id')).filter((id) => id !== undefined);
  return {route, document, elements, ids: new Set(ids)};
}

function pageAt(route: string): Page {
  const key = route.replace(/(.)\/$/, '$1');
  const known = pages.get(key) ?? read(key);
  pages.set(key, known);
  return known;
}

/** Runs `check` on every page and returns all faults, so that one run shows everything to fix. */
function everyPage(check: (page: Page) => string[]): string[] {
  return [...routes].flatMap((route) => check(pageAt(route)).map((problem) => `${route}: ${problem}`));
}

let routes: string[] = [];

beforeAll(async () => {
  routes = sitemapRoutes();
  await readEach(routes, pageAt);
}, 300_000);

/** Returns what is missing if an internal address leads to no file, page or anchor. Otherwise the result is undefined. */
function brokenLink(from: string, href: string): string | undefined {
  const url = new URL(href, `http://site${from.endsWith('/') ? from : `${from}/`}`);
  if (url.host !== 'site') return undefined;
  const target = decodeURIComponent(url.pathname);
  if (path.extname(target) && existsSync(path.join(BUILD, target))) return undefined;
  if (!fileOf(target)) return `nothing at ${target}`;
  const id = decodeURIComponent(url.hash.slice(1));
  return id && !pageAt(target).ids.has(id) ? `no #${id} on ${target}` : undefined;
}

describe('every page of the sitemap', () => {
  test('there are pages, and every one of them was built', () => {
    expect(routes.length).toBeGreaterThan(380);
    expect(routes.filter((route) => !fileOf(route))).toEqual([]);
  });

  test('has a title and a description that no other page of its version has, except for the continuation of a long list', () => {
    const seen = new Map<string, string>();
    const unique = (route: string, version: string, kind: string, text: string | undefined): string[] => {
      if (!text) return [`no ${kind}`];
      if (/\/page\/\d+$/.test(route)) return [];
      const other = seen.get(`${version} ${kind} ${text}`);
      seen.set(`${version} ${kind} ${text}`, route);
      return other ? [`${kind} as on ${other}: ${text}`] : [];
    };
    expect(
      everyPage(({route, elements}) => {
        const title = elements.find(({tagName}) => tagName === 'title');
        const metadata = (name: string) => {
          const element = elements.find((one) => getAttribute(one, 'name') === name);
          return element && getAttribute(element, 'content');
        };
        // Pages that aren't documents belong to the newest version.
        const version = metadata('docusaurus_version') ?? 'current';
        return [
          ...unique(route, version, 'title', title && getText(title)),
          ...unique(route, version, 'description', metadata('description')),
        ];
      }),
    ).toEqual([]);
  });

  test('has one main heading', () => {
    expect(
      everyPage(({elements}) => {
        const count = elements.filter(({tagName}) => tagName === 'h1').length;
        return count === 1 ? [] : [`${count} elements are h1: begin its text with one line "# Title"`];
      }),
    ).toEqual([]);
  });

  test('uses no id twice', () => {
    expect(
      everyPage(({elements, ids}) => {
        const unused = new Set(ids);
        return elements
          .map((element) => getAttribute(element, 'id'))
          .filter((id) => id !== undefined && !unused.delete(id))
          .map((id) => `the id "${id}" is used twice`);
      }),
    ).toEqual([]);
  });

  test('gives each picture alternative text and a size, so that nothing moves when it loads', () => {
    expect(
      everyPage(({elements}) =>
        elements
          .filter(({tagName}) => tagName === 'img')
          // A later test is about pictures on other hosts, and the stylesheet has the size of an author's picture.
          .filter((image) => !isElsewhere(getAttribute(image, 'src')) && !hasClass(image, 'avatar__photo'))
          .flatMap((image) =>
            ['alt', 'width', 'height']
              .filter((name) => getAttribute(image, name) === undefined)
              .map((name) => `no ${name}: ${getAttribute(image, 'src')}`),
          ),
      ),
    ).toEqual([]);
  });

  test('gives each column of a table a heading that screen readers can read', () => {
    expect(
      everyPage(({elements}) =>
        elements
          .filter((element) => element.tagName === 'th' && getText(element) === '')
          .map((_, index) => `heading without text in a table, number ${index + 1}`),
      ),
    ).toEqual([]);
  });

  test('E-06 links only to pages and anchors that exist', () => {
    expect(
      everyPage(({route, elements}) =>
        elements
          .filter(({tagName}) => tagName === 'a')
          .map((element) => getAttribute(element, 'href'))
          .filter((href) => href !== undefined)
          .map((href) => brokenLink(route, href))
          .filter((problem) => problem !== undefined),
      ),
    ).toEqual([]);
  });

  test('loads nothing from another host', () => {
    const sources: Record<string, string> = {
      script: 'src',
      img: 'src',
      iframe: 'src',
      link: 'href',
      source: 'srcset',
    };
    const loads = (element: Element) =>
      element.tagName !== 'link' || !['canonical', 'alternate'].includes(getAttribute(element, 'rel') ?? '');
    expect(
      everyPage(({elements}) =>
        elements
          .filter((element) => element.tagName in sources && loads(element))
          .map((element) => getAttribute(element, sources[element.tagName] ?? ''))
          .filter(isElsewhere)
          .map((url) => `loads ${url}: put it into static/, because the policy allows no other host`),
      ),
    ).toEqual([]);
  });

  test('does not link to the documentation of Qt 5', () => {
    expect(
      everyPage(({elements}) =>
        elements
          .map((element) => getAttribute(element, 'href'))
          .filter((href) => href && QT5_DOCS.test(href))
          .map((href) => `${href}`),
      ),
    ).toEqual([]);
  });
});
