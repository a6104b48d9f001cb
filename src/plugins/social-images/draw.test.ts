import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {openThread} from '../../lib/thread';
import {SIZE, socialImageAddress} from './addresses';
import type {Card} from './content';
import {makePainter, type Painter} from './draw';
import {readFont} from './font';
import type {Task} from './worker';

const FILES = {
  tokens: 'src/css/tokens.css',
  css: 'src/plugins/social-images/social-image.css',
  mark: 'static/img/mark.svg',
};

let painter: Painter;

beforeAll(async () => {
  painter = await makePainter({
    tokens: readFileSync(FILES.tokens, 'utf8'),
    css: readFileSync(FILES.css, 'utf8'),
    font: readFont('node_modules'),
    mark: readFileSync(FILES.mark),
  });
});

const card = (parts: Partial<Card>): Card => ({
  title: 'QPushButton',
  kinds: ['Class', 'Buttons'],
  summary: 'A button with a text, an icon or both that the user clicks to make something happen.',
  foot: '@nodegui/nodegui 0.74.2',
  ...parts,
});

const pictured = (name: string): {card: Partial<Card>; picture: Buffer} => {
  const {light, window} = JSON.parse(readFileSync(`examples/${name}/manifest.json`, 'utf8')) as {
    light: {width: number; height: number};
    window: string;
  };
  return {
    card: {picture: {address: '/x.webp', width: light.width / 2, height: light.height / 2, window}},
    picture: readFileSync(`examples/${name}/light.webp`),
  };
};

/** How far a card is from what nobody draws on, in pixels: the space around its contents. */
const MARGIN = 40;

/** Colours in the margin of a card: its background and the dots on it are light, all else is darker. */
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

describe('nothing of a card is cut off', () => {
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
    ['a summary without an end', {summary: 'Words and more words of it. '.repeat(80)}],
    ['a summary without an end beside a picture', {summary: 'Words and more. '.repeat(80)}, 'push-button'],
    ['a title and nothing else', {title: 'Page Not Found', kinds: [], summary: '', foot: ''}],
    ['letters of other languages', {title: 'Žluťoučký kůň', summary: 'Xin chào Việt Nam ẵ, ₴ and Straße'}],
  ])('%s', async (_, parts, example) => {
    const shown = example ? pictured(example) : undefined;
    const png = await painter.draw(card({...parts, ...shown?.card}), shown?.picture);
    // The border of the dots is #dfdfd6.
    expect(await darkestInMargin(png)).toBeGreaterThan(215);
  });

  test('a name that fits in no way stops the build', async () => {
    await expect(painter.draw(card({title: 'x'.repeat(200)}))).rejects.toThrow('fits in no way');
  });

  test('so does a character that the font has no shape for', async () => {
    await expect(painter.draw(card({summary: 'From 🚀 to 漢'}))).rejects.toThrow(
      'the font has no shape for "🚀", "漢"',
    );
  });
});

describe('cards are kept from build to build', () => {
  // Below the site, whose packages the thread needs.
  mkdirSync('node_modules/.cache', {recursive: true});
  const folder = mkdtempSync(path.resolve('node_modules/.cache/cards-test-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  const write = (page: string, summary: string) => {
    mkdirSync(path.join(folder, 'build', page), {recursive: true});
    writeFileSync(
      path.join(folder, 'build', page, 'index.html'),
      `<head><title>x</title><meta data-rh=true property=og:title content="${page} | N"><meta name=description content="${summary}">
      <link href=/main.${Math.random()}.css><script data-rh=true type=application/ld+json>{}</script>
      <script src=/main.${Math.random()}.js></script></head>`,
    );
  };

  /** Draws the cards and returns the names of those that are kept. */
  const build = async (): Promise<string[]> => {
    const task: Task = {
      outDir: path.join(folder, 'build'),
      baseUrl: '/base/',
      routes: ['/base/docs/a', '/base/docs/b'],
      site: {title: 'N', host: 'x.org'},
      ...FILES,
      siteDir: '.',
      cache: path.join(folder, 'kept'),
    };
    const thread = openThread<Task, void>('src/plugins/social-images/worker.ts', folder);
    await thread.ask(task).finally(thread.end);
    return readdirSync(task.cache).sort();
  };

  test('a build that changes one page draws one card', async () => {
    write('docs/a', 'Before.');
    write('docs/b', 'The same.');
    const first = await build();
    expect(first).toHaveLength(2);
    const drawn = first.map((name) => statSync(path.join(folder, 'kept', name)).mtimeMs);

    write('docs/b', 'The same.');
    expect(await build()).toEqual(first);
    expect(first.map((name) => statSync(path.join(folder, 'kept', name)).mtimeMs)).toEqual(drawn);

    write('docs/a', 'After.');
    const changed = await build();
    expect(changed).toHaveLength(3);
    const shown = readFileSync(path.join(folder, 'build', socialImageAddress('docs/a')));
    const [added = ''] = changed.filter((name) => !first.includes(name));
    const entry = readFileSync(path.join(folder, 'kept', added));
    expect(entry.subarray(-shown.length).equals(shown)).toBe(true);
  });

  test('what goes wrong names the page', async () => {
    write('docs/b', '漢');
    await expect(build()).rejects.toThrow('cards: /base/docs/b: the font has no shape for "漢"');
  });
});
