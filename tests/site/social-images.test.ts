import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {beforeAll, expect, test} from 'vitest';
import {attribute, elements, parsePage} from '../../src/lib/html';
import {SIZE, socialImageAddress} from '../../src/plugins/social-images/addresses';
import {BUILD} from '../support/build';
import {TRANSLATIONS} from '../support/translations';

/** File of a page → what its head says, by the names of the properties. */
const pages = new Map<string, Map<string, string>>();

beforeAll(() => {
  for (const file of globSync('**/*.html', {cwd: BUILD, ignore: [...TRANSLATIONS]})) {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    const metas = [
      ...elements(parsePage(html.slice(0, html.indexOf('</head>'))), (it) => it.tagName === 'meta'),
    ];
    const said = new Map(
      metas.map((it) => [
        attribute(it, 'property') ?? attribute(it, 'name') ?? '',
        attribute(it, 'content') ?? '',
      ]),
    );
    // A page that only leads to another has no title of its own.
    if (said.has('og:title')) pages.set(file, said);
  }
});

const wrong = (test: (said: Map<string, string>, file: string) => boolean) =>
  [...pages].filter(([file, said]) => !test(said, file)).map(([file]) => file);

/** Where the card of a page has to be, below the base URL. */
const addressOf = (file: string) => socialImageAddress(file.replace(/(^|\/)index\.html$/, ''));

test('every page names a card of its own, by its whole address, with its size and its title', () => {
  expect(pages.size).toBeGreaterThan(400);
  const origin = pages.get('index.html')?.get('og:url');
  expect(wrong((said, file) => said.get('og:image') === `${origin}${addressOf(file)}`)).toEqual([]);
  expect(wrong((said) => said.get('og:image:width') === String(SIZE.width))).toEqual([]);
  expect(wrong((said) => said.get('og:image:height') === String(SIZE.height))).toEqual([]);
  expect(wrong((said) => said.get('og:image:alt') === said.get('og:title'))).toEqual([]);
  expect(wrong((said) => said.get('twitter:card') === 'summary_large_image')).toEqual([]);
});

test('every card is a picture of that size, none is heavy, and none belongs to no page', () => {
  const addresses = [...pages.keys()].map(addressOf).sort();
  expect(globSync('img/cards/**', {cwd: BUILD}).sort()).toEqual(addresses);
  const heavy = addresses.filter((address) => {
    const png = readFileSync(path.join(BUILD, address));
    // Where the first chunk of a PNG has its size.
    expect([address, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([address, SIZE.width, SIZE.height]);
    return png.length > 120_000;
  });
  expect(heavy).toEqual([]);
});

test('cards of different pages differ', () => {
  const contents = [...pages.keys()].map((file) =>
    readFileSync(path.join(BUILD, addressOf(file))).toString('latin1'),
  );
  expect(new Set(contents).size).toBe(contents.length);
});
