import type {Element, Parents} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {attribute, elements, find, hasClass, parsePage} from '../../lib/html';
import {readReferenceDescription} from '../../lib/reference';

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

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text from one mark to the next, or nothing where it is not there. */
function cut(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start + from.length));
}

/**
 * Cuts out of a page what its card is made from: what the head says of it, what that tells search engines of a post,
 * the row of links to what the page is part of, and the first picture of a reference page, or of the home page. Nothing
 * else of a page changes its card, and to parse whole pages would take longer than to draw all cards.
 *
 * @param path of the page below the base URL, without a slash before it; empty for the home page
 */
export const essenceOf = (html: string, path: string): string =>
  [
    cut(html, '<meta data-rh=true property=og:title', '<link'),
    cut(html, '<script data-rh=true type=application/ld+json', '</script>'),
    '</script>',
    cut(html, '<nav class="theme-doc-breadcrumbs', '</nav>'),
    cut(cut(html, path === '' ? '<main' : 'id=example>', '<h2'), '<', '<img class=only-dark'),
  ].join('\n');

/** The group of the sidebar that a page is in. The row starts with the home page and ends with the page itself. */
function groupOf(page: Parents): string | undefined {
  const [group, ...more] = [...elements(page, (element) => hasClass(element, 'breadcrumbs__link'))]
    .filter((element) => attribute(element, 'aria-label') !== 'Home page')
    .map((element) => textOf(element));
  return more.length > 0 ? group : undefined;
}

/** The picture of a page, with the bar of its window before it. */
function pictureOf(page: Parents): Picture | undefined {
  const image = find(page, (element) => element.tagName === 'img' && hasClass(element, 'only-light'));
  if (!image) return undefined;
  const bar = find(
    page,
    (element) => element.tagName === 'div' && attribute(element, 'aria-hidden') === 'true',
  );
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

/** Names of the authors of a post. */
function authorsOf(page: Parents): string[] {
  const data = find(page, ({tagName}) => tagName === 'script');
  if (!data) return [];
  const {author = []} = JSON.parse(textOf(data)) as {author?: {name: string} | {name: string}[]};
  return [author].flat().map(({name}) => name);
}

/** A day as the blog writes it: May 30, 2019. */
const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * What the card of a page says.
 *
 * @param essence what `essenceOf` cut out of the page
 * @param path as above
 * @param site its name, which stands behind the titles of pages, and where it is, for people: `docs.nodegui.org`
 */
export function readCard(essence: string, path: string, site: {title: string; host: string}): Card {
  const page = parsePage(essence);
  const meta = metaOf(page);
  const title = meta('og:title')?.replace(` | ${site.title}`, '') ?? site.title;
  const description = meta('description') ?? '';
  const described = readReferenceDescription(description);
  const kind = described
    ? upperFirst(described.kind)
    : KINDS.find(([beginning]) => beginning.test(path))?.[1];
  const group = groupOf(page);
  const posted = meta('article:published_time');
  return {
    title,
    kinds: [kind, group].filter((text) => text !== undefined),
    summary: described?.summary ?? description,
    foot: described
      ? `@nodegui/nodegui ${described.version}`
      : posted
        ? [dayOf(posted), ...authorsOf(page)].join(' · ')
        : site.host,
    picture: described || path === '' ? pictureOf(page) : undefined,
  };
}
