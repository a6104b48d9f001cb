import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {beforeAll, expect, test} from 'vitest';
import {findElements, getAttribute, parsePage} from '../../src/lib/html';
import {SIZE, toSocialImagePath} from '../../src/plugins/social-images/addresses';
import {BUILD} from '../support/build';
import {TRANSLATIONS} from '../support/translations';

/** File of a page → the properties in its head by name. */
const pages = new Map<string, Map<string, string>>();

beforeAll(() => {
  for (const file of globSync('**/*.html', {cwd: BUILD, ignore: [...TRANSLATIONS]})) {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    const metas = [
      ...findElements(parsePage(html.slice(0, html.indexOf('</head>'))), (it) => it.tagName === 'meta'),
    ];
    const tags = new Map(
      metas.map((it) => [
        getAttribute(it, 'property') ?? getAttribute(it, 'name') ?? '',
        getAttribute(it, 'content') ?? '',
      ]),
    );
    // A page that only redirects to another one has no title.
    if (tags.has('og:title')) pages.set(file, tags);
  }
});

const findFaulty = (test: (tags: Map<string, string>, file: string) => boolean) =>
  [...pages].filter(([file, tags]) => !test(tags, file)).map(([file]) => file);

/** Returns the address that the social image of a page should have, below the base URL. */
const addressOf = (file: string) => toSocialImagePath(file.replace(/(^|\/)index\.html$/, ''));

test('X-13 every page has a social image with its full URL, its size and the title as text', () => {
  expect(pages.size).toBeGreaterThan(400);
  const origin = pages.get('index.html')?.get('og:url');
  expect(findFaulty((tags, file) => tags.get('og:image') === `${origin}${addressOf(file)}`)).toEqual([]);
  expect(findFaulty((tags) => tags.get('og:image:width') === String(SIZE.width))).toEqual([]);
  expect(findFaulty((tags) => tags.get('og:image:height') === String(SIZE.height))).toEqual([]);
  expect(findFaulty((tags) => tags.get('og:image:alt') === tags.get('og:title'))).toEqual([]);
  expect(findFaulty((tags) => tags.get('twitter:card') === 'summary_large_image')).toEqual([]);
});

test('every social image has the stated size, is small, and belongs to a page', () => {
  const addresses = [...pages.keys()].map(addressOf).sort();
  expect(globSync('img/cards/**', {cwd: BUILD}).sort()).toEqual(addresses);
  const heavy = addresses.filter((address) => {
    const png = readFileSync(path.join(BUILD, address));
    // The first chunk of a PNG contains the size of the picture at these positions.
    expect([address, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([address, SIZE.width, SIZE.height]);
    return png.length > 120_000;
  });
  expect(heavy).toEqual([]);
});

test('different pages of a version have different social images', () => {
  const seen = new Map<string, string>();
  const repeated = [...pages].flatMap(([file, tags]) => {
    const image = readFileSync(path.join(BUILD, addressOf(file))).toString('latin1');
    const key = `${tags.get('docusaurus_version')} ${image}`;
    const other = seen.get(key);
    seen.set(key, file);
    return other ? [`${file} has the image of ${other}: give it another title or description`] : [];
  });
  expect(repeated).toEqual([]);
});
