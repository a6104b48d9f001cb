import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {ExampleManifest} from '../../lib/examples';
import {SIZE, toSocialImagePath} from './addresses';
import type {Card} from './content';
import {createPainter, type Painter} from './draw';
import {drawSocialImages} from './draw-worker';
import {readFont} from './font';

let draw: Painter;

beforeAll(async () => {
  const assets = {
    tokens: readFileSync('src/css/tokens.css', 'utf8'),
    css: readFileSync('src/plugins/social-images/social-image.css', 'utf8'),
    mark: readFileSync('static/img/mark.svg', 'utf8'),
  };
  draw = await createPainter(assets, readFont('node_modules'));
});

const createCard = (parts: Partial<Card>): Card => ({
  title: 'QPushButton',
  kinds: ['Class', 'Buttons'],
  summary: 'A button with a text, an icon or both that the user clicks to make something happen.',
  footer: '@nodegui/nodegui 0.74.2',
  ...parts,
});

const createPicturedCard = (name: string): {card: Partial<Card>; picture: Buffer} => {
  const {screenshot} = JSON.parse(readFileSync(`examples/${name}/manifest.json`, 'utf8')) as ExampleManifest;
  return {
    card: {picture: {address: '/x.webp', ...screenshot}},
    picture: readFileSync(`examples/${name}/light.webp`),
  };
};

/** Width of the empty space around the content of a card, in pixels. */
const MARGIN = 40;

/** Returns the darkest grey in the margin of a card. The background and its dots are light, everything else is darker. */
async function darkestInMargin(png: Buffer): Promise<number> {
  const {data, info} = await sharp(png).greyscale().raw().toBuffer({resolveWithObject: true});
  expect(info).toMatchObject(SIZE);
  let darkest = 255;
  data.forEach((value, index) => {
    const x = index % info.width;
    const y = Math.floor(index / info.width);
    const inside = x >= MARGIN && x < info.width - MARGIN && y >= MARGIN && y < info.height - MARGIN;
    if (!inside) darkest = Math.min(darkest, value);
  });
  return darkest;
}

const LONG = 'QAbstractItemViewSelectionBehaviorGraphicsDropShadowEffectSignals';

describe('the content of a card is not cut off', () => {
  test.each<[string, Partial<Card>, string?]>([
    ['a short name', {}],
    ['the longest name', {title: 'QAbstractItemViewSelectionBehavior'}],
    ['a name that has to break', {title: LONG}],
    ['a name that has to break beside a picture', {title: 'QGraphicsDropShadowEffect'}, 'calendar-widget'],
    ['a wide picture', {title: 'QMainWindow'}, 'main-window'],
    ['a high picture', {title: 'FlexLayout'}, 'layout-direction'],
    [
      'a long title',
      {title: 'How to move an app of many windows from one release to the next without tears'},
    ],
    ['a long group', {kinds: ['Enumeration', 'Menus, actions, shortcuts and many more things']}, 'menu'],
    ['a summary without an end', {summary: 'Words and more words of it. '.repeat(20)}],
    ['a summary without an end beside a picture', {summary: 'Words and more. '.repeat(30)}, 'push-button'],
    ['a title and nothing else', {title: 'Page not found', kinds: [], summary: '', footer: ''}],
    ['letters of other languages', {title: 'Žluťoučký kůň', summary: 'Xin chào Việt Nam ẵ, ₴ and Straße'}],
  ])('%s', async (_, parts, example) => {
    const shown = example ? createPicturedCard(example) : undefined;
    const png = await draw(createCard({...parts, ...shown?.card}), shown?.picture);
    // The background dots have the colour #dfdfd6.
    expect(await darkestInMargin(png)).toBeGreaterThan(215);
  });

  test('a name that does not fit in any layout stops the build', async () => {
    await expect(draw(createCard({title: 'x'.repeat(200)}))).rejects.toThrow(
      'is too long for a social image',
    );
  });

  test('a character that is not in the font stops the build', async () => {
    await expect(draw(createCard({summary: 'From 🚀 to 漢'}))).rejects.toThrow(
      'the font has no shape for "🚀", "漢"',
    );
  });
});

describe('the cache of images', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-images-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  /** Draws the images of two pages, the second with this summary, and returns the names of the cache entries. */
  const build = async (summary: string): Promise<string[]> => {
    const cacheFolder = path.join(folder, 'cache');
    await drawSocialImages({
      cards: [
        {page: 'docs/a', card: createCard({summary: 'The same.'})},
        {page: 'docs/b', card: createCard({summary})},
      ],
      outDir: path.join(folder, 'build'),
      baseUrl: '/base/',
      siteDir: '.',
      cacheFolder,
      codeHash: 'v1',
    });
    return readdirSync(cacheFolder).sort();
  };
  const imageOf = (page: string) => readFileSync(path.join(folder, 'build', toSocialImagePath(page)));

  test('draws only one image again if one page has changed', async () => {
    const first = await build('Before.');
    expect(first).toHaveLength(2);
    const before = ['docs/a', 'docs/b'].map(imageOf);
    expect(await build('Before.')).toEqual(first);
    expect(['docs/a', 'docs/b'].map(imageOf)).toEqual(before);
    expect(await build('After.')).toHaveLength(3);
    expect(imageOf('docs/a')).toEqual(before[0]);
    expect(imageOf('docs/b')).not.toEqual(before[1]);
  });

  test('errors name the page', async () => {
    await expect(build('漢')).rejects.toThrow(
      'The social image of /docs/b can\'t be drawn: the font has no shape for "漢"',
    );
  });
});
