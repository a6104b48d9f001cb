import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {hashOf} from '../../lib/hash';
import {socialImageAddress} from './addresses';
import type {Card} from './content';
import {makePainter, type Painter} from './draw';
import {readFont} from './font';

export interface DrawTask {
  /** Card of each page, with the path of the page below the base URL. */
  cards: readonly {page: string; card: Card}[];
  outDir: string;
  baseUrl: string;
  /** Files that all images are made with: the site's tokens, the stylesheet of the images and the site's mark. */
  tokens: string;
  css: string;
  mark: string;
  /** Folder of the site, with its packages. */
  siteDir: string;
  /** Folder where images are kept for the next build. */
  cacheFolder: string;
  /** Hash of the code that draws. */
  codeHash: string;
}

/** How many images are drawn at a time: what else a build does needs the threads of Node.js as well. */
const AT_A_TIME = 3;

/** Draws the social images of all pages into the build. @throws an error that names the page whose image can't be drawn */
export async function drawSocialImages(task: DrawTask): Promise<void> {
  const [tokens, css, mark] = [task.tokens, task.css, task.mark].map((file) => readFileSync(file)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const inputs = [task.codeHash, ...[tokens, css, mark].map((content) => content.toString())];
  const cache = new BuildCache(task.cacheFolder, inputs);
  let painter: Promise<Painter> | undefined;

  const draw = async (page: string, card: Card, picture?: Buffer): Promise<Buffer> => {
    painter ??= makePainter({
      tokens: tokens.toString(),
      css: css.toString(),
      font: readFont(path.join(task.siteDir, 'node_modules')),
      mark,
    });
    try {
      return await (await painter).draw(card, picture);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      throw new Error(`The social image of /${page} can't be drawn: ${reason}`);
    }
  };

  const drawOne = async (page: string, card: Card): Promise<void> => {
    const picture =
      card.picture && readFileSync(path.join(task.outDir, card.picture.address.slice(task.baseUrl.length)));
    const image = await cache.getBytes([card, picture && hashOf(picture.toString('base64'))], () =>
      draw(page, card, picture),
    );
    const file = path.join(task.outDir, socialImageAddress(page));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, image);
  };

  const left = [...task.cards];
  const drawOn = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await drawOne(next.page, next.card);
  };
  await Promise.all(Array.from({length: AT_A_TIME}, drawOn));
  cache.prune();
}
