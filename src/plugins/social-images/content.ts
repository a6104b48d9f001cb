import type {Element, Parents, Root} from 'hast';
import {toString as hastText} from 'hast-util-to-string';
import {findElements, getAttribute, hasClass, readMetaTags} from '../../lib/html';
import {REFERENCE_TITLE, type ReferencePage} from '../../lib/reference';
import {CONTRIBUTE_TITLE} from '../../lib/site-sections';

/** The picture of a window that a card shows. */
export interface Picture {
  /** URL path of its file, with the base URL. */
  address: string;
  /** Size in CSS pixels. The file has twice as many in each direction. */
  width: number;
  height: number;
  /** Title of the window. Without one, the picture has no title bar. */
  window?: string;
}

/** The texts and the picture of a card. */
export interface Card {
  title: string;
  /** The kind of page, then the part of the site that it belongs to. */
  kinds: readonly string[];
  summary: string;
  /** The package, the day and authors of a post, or the host of the site. */
  footer: string;
  picture?: Picture;
}

/** The kind of page for each part of the site, by the beginning of the path. The first match counts. */
const KINDS: readonly [path: RegExp, kind: string][] = [
  [/^docs\/guides\//, 'Guide'],
  [/^docs\/api\//, REFERENCE_TITLE],
  [/^docs\/development(\/|$)/, CONTRIBUTE_TITLE],
  [/^docs\/./, 'Documentation'],
  [/^blog\//, 'Blog'],
];

/** Labels of the kinds of reference pages. */
const REFERENCE_KINDS: Record<ReferencePage['kind'], string> = {
  class: 'Class',
  enum: 'Enumeration',
  interface: 'Interface',
};

/**
 * Returns the sidebar group of a page from its breadcrumbs. These begin with the home page and the section, and end with the
 * page itself.
 */
function findGroup(page: Parents): string | undefined {
  const [, group, ...more] = [...findElements(page, (element) => hasClass(element, 'breadcrumbs__link'))]
    .filter((element) => getAttribute(element, 'aria-label') !== 'Home page')
    .map((element) => hastText(element));
  return more.length > 0 ? group : undefined;
}

/**
 * Returns the picture of a page with the title of its window. It's in the section with the example, or at the beginning of the
 * home page.
 */
function findPicture(page: Parents, isHome: boolean): Picture | undefined {
  const all = [...findElements(page, () => true)];
  const start = all.findIndex((element) =>
    isHome ? element.tagName === 'main' : getAttribute(element, 'id') === 'example',
  );
  const section = start < 0 ? [] : all.slice(start + 1);
  const isPicture = (element: Element) => element.tagName === 'img' && hasClass(element, 'only-light');
  const image = section.find((element) => element.tagName === 'h2' || isPicture(element));
  if (!image || !isPicture(image)) return undefined;
  const bar = section
    .slice(0, section.indexOf(image))
    .find((element) => element.tagName === 'div' && getAttribute(element, 'aria-hidden') === 'true');
  return {
    address: getAttribute(image, 'src') ?? '',
    width: Number(getAttribute(image, 'width')),
    height: Number(getAttribute(image, 'height')),
    window: bar && getAttribute(bar, 'hidden') === undefined ? hastText(bar) : undefined,
  };
}

/** Returns the names of the authors of a post. */
function readAuthors(page: Parents): string[] {
  return [...findElements(page, ({tagName}) => tagName === 'script')].flatMap((data) => {
    const {author = []} = JSON.parse(hastText(data)) as {author?: {name: string} | {name: string}[]};
    return [author].flat().map(({name}) => name);
  });
}

/** Formats a day as the blog does, such as "May 30, 2019". */
const formatDate = (time: string): string =>
  new Date(time).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Reads the texts and the picture of a page's card.
 *
 * @param page the tree of the page's content, as `findPageContent` returns it
 * @param path the path of the page relative to the base URL, without a leading slash; empty for the home page
 * @param site the name of the site, its host, such as `docs.nodegui.org`, and the version of the toolkit
 * @param reference data about the symbol, for a page of the reference
 */
export function readCard(
  page: Root,
  path: string,
  site: {title: string; host: string; version: string},
  reference?: ReferencePage,
): Card {
  const meta = readMetaTags(page);
  const title = meta.get('og:title')?.replace(` | ${site.title}`, '') ?? site.title;
  const kind = reference
    ? REFERENCE_KINDS[reference.kind]
    : KINDS.find(([beginning]) => beginning.test(path))?.[1];
  const group = findGroup(page);
  const publishedTime = meta.get('article:published_time');
  let footer = site.host;
  if (reference) footer = `@nodegui/nodegui ${site.version}`;
  else if (publishedTime) footer = [formatDate(publishedTime), ...readAuthors(page)].join(' · ');
  return {
    title,
    kinds: [kind, group].filter((text) => text !== undefined),
    summary: reference?.summary ?? meta.get('description') ?? '',
    footer,
    picture: reference || path === '' ? findPicture(page, path === '') : undefined,
  };
}
