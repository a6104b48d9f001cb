import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {forEachConcurrent} from '../../lib/for-each-concurrent';
import {hashContent} from '../../lib/hash';
import {writeFileAtomically} from '../../lib/write-file';
import {toSocialImagePath} from './addresses';
import type {Card} from './content';
import {createPainter, type Painter} from './draw';
import {readFont} from './font';

export interface DrawTask {
  /** Card of each page, with the path of the page below the base URL. */
  cards: readonly {page: string; card: Card}[];
  outDir: string;
  baseUrl: string;
  /** Folder of the site, with its tokens, its logo and its packages. */
  siteDir: string;
  /** Folder where images are cached for the next build. */
  cacheFolder: string;
  /** Hash of the code that draws. */
  codeHash: string;
}

/** Number of images that are drawn at the same time. The rest of the build needs the threads of Node.js as well. */
const CONCURRENCY = 3;

/** Draws the social images of all pages into the build. @throws an error that names the page whose image can't be drawn */
export async function drawSocialImages(task: DrawTask): Promise<void> {
  const read = (file: string): string => readFileSync(path.resolve(task.siteDir, file), 'utf8');
  const assets = {
    tokens: read('src/css/tokens.css'),
    css: read(path.join(__dirname, 'social-image.css')),
    mark: read('static/img/mark.svg'),
  };
  const cache = new BuildCache(task.cacheFolder, [task.codeHash, assets]);
  let painter: Promise<Painter> | undefined;

  const draw = async (page: string, card: Card): Promise<void> => {
    const picture =
      card.picture && readFileSync(path.join(task.outDir, card.picture.address.slice(task.baseUrl.length)));
    const image = await cache.getBytes(
      [card, picture && hashContent(picture.toString('base64'))],
      async () => {
        painter ??= createPainter(assets, readFont(path.join(task.siteDir, 'node_modules')));
        const paint = await painter;
        return paint(card, picture);
      },
    );
    writeFileAtomically(path.join(task.outDir, toSocialImagePath(page)), image);
  };

  await forEachConcurrent(task.cards, CONCURRENCY, ({page, card}) =>
    draw(page, card).catch((error) => {
      const reason = error instanceof Error ? error.message : error;
      throw new Error(`The social image of /${page} can't be drawn: ${reason}`);
    }),
  );
  cache.prune();
}
