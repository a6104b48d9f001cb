import type {Element, Parents, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {attribute, elements, hasClass} from '../../lib/html';
import type {ReferencePage} from '../../lib/reference';

/** The picture of a window that a card shows. */
export interface Picture {
  /** Address of its file, with the base URL. */
  address: string;
  /** Size in CSS pixels; the file has twice as many each way. */
  width: number;
  height: number;
  /** Title in the bar of the window; without one the picture has no bar. */
  window?: string;
}

/** What a card says. */
export interface Card {
  title: string;
  /** What kind of page this is, then which part of the site it belongs to. */
  kinds: readonly string[];
  summary: string;
  /** What stands at the foot: the package, the day and authors of a post, or where the site is. */
  foot: string;
  picture?: Picture;
}

/** Parts of the site by the beginning of their addresses, and what a page there is called. The first that fits counts. */
const KINDS: readonly [path: RegExp, kind: string][] = [
  [/^docs\/guides\//, 'Guide'],
  [/^docs\/api\//, 'API reference'],
  [/^docs\/development(\/|$)/, 'Development'],
  [/^docs\/./, 'Documentation'],
  [/^blog\//, 'Blog'],
];

/** Names of the kinds of reference pages. */
const REFERENCE_KINDS: Record<ReferencePage['kind'], string> = {
  class: 'Class',
  enum: 'Enumeration',
  interface: 'Interface',
};

/** The group of the sidebar that a page is in. The row starts with the home page and ends with the page itself. */
function groupOf(page: Parents): string | undefined {
  const [group, ...more] = [...elements(page, (element) => hasClass(element, 'breadcrumbs__link'))]
    .filter((element) => attribute(element, 'aria-label') !== 'Home page')
    .map((element) => textOf(element));
  return more.length > 0 ? group : undefined;
}

/** Returns the elements of the section in which a page shows its picture: the example, or what the home page begins with. */
function pictureSection(page: Parents, isHome: boolean): Element[] {
  const all = [...elements(page, () => true)];
  const isHeading = ({tagName}: Element) => tagName === 'h2';
  const start = all.findIndex((element) =>
    isHome ? element.tagName === 'main' : attribute(element, 'id') === 'example',
  );
  const section = start < 0 ? [] : all.slice(start + 1);
  const end = section.findIndex(isHeading);
  return end < 0 ? section : section.slice(0, end);
}

/** Returns the picture of a page, with the title in the bar of its window. */
function pictureOf(page: Parents, isHome: boolean): Picture | undefined {
  const section = pictureSection(page, isHome);
  const at = section.findIndex((element) => element.tagName === 'img' && hasClass(element, 'only-light'));
  const image = section[at];
  if (!image) return undefined;
  const bar = section
    .slice(0, at)
    .find((element) => element.tagName === 'div' && attribute(element, 'aria-hidden') === 'true');
  return {
    address: attribute(image, 'src') ?? '',
    width: Number(attribute(image, 'width')),
    height: Number(attribute(image, 'height')),
    window: bar && attribute(bar, 'hidden') === undefined ? textOf(bar) : undefined,
  };
}

/** What the head of a page says of it, by the names of the properties. */
function metaOf(page: Parents): (name: string) => string | undefined {
  const named = new Map<string | undefined, Element>();
  for (const meta of elements(page, ({tagName}) => tagName === 'meta')) {
    named.set(attribute(meta, 'property') ?? attribute(meta, 'name'), meta);
  }
  return (name) => {
    const meta = named.get(name);
    return meta && attribute(meta, 'content');
  };
}

/** Returns the names of the authors of a post. */
function authorsOf(page: Parents): string[] {
  return [...elements(page, ({tagName}) => tagName === 'script')].flatMap((data) => {
    const {author = []} = JSON.parse(textOf(data)) as {author?: {name: string} | {name: string}[]};
    return [author].flat().map(({name}) => name);
  });
}

/** A day as the blog writes it: May 30, 2019. */
const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Returns what the card of a page says.
 *
 * @param page the tree of its `pageContent`
 * @param path of the page below the base URL, without a slash before it; empty for the home page
 * @param site its name, which stands behind the titles of pages; where it is, for people: `docs.nodegui.org`; and the
 *   version of the toolkit that it describes
 * @param reference of a page of the reference, what it is about
 */
export function readCard(
  page: Root,
  path: string,
  site: {title: string; host: string; version: string},
  reference?: ReferencePage,
): Card {
  const meta = metaOf(page);
  const title = meta('og:title')?.replace(` | ${site.title}`, '') ?? site.title;
  const kind = reference
    ? REFERENCE_KINDS[reference.kind]
    : KINDS.find(([beginning]) => beginning.test(path))?.[1];
  const group = groupOf(page);
  const posted = meta('article:published_time');
  return {
    title,
    kinds: [kind, group].filter((text) => text !== undefined),
    summary: reference?.summary ?? meta('description') ?? '',
    foot: reference
      ? `@nodegui/nodegui ${site.version}`
      : posted
        ? [dayOf(posted), ...authorsOf(page)].join(' · ')
        : site.host,
    picture: reference || path === '' ? pictureOf(page, path === '') : undefined,
  };
}
