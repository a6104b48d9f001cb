import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {workerCode} from '../../lib/thread';
import {answer} from '../../lib/thread-answers';
import {socialImageAddress} from './addresses';
import {essenceOf, readCard} from './content';
import {makePainter, type Painter} from './draw';
import {readFont} from './font';

/** What the thread is given. */
export interface Task {
  outDir: string;
  baseUrl: string;
  /** Paths of the pages, with the base URL. */
  routes: readonly string[];
  /** Name of the site, and where it is, for people. */
  site: {title: string; host: string};
  /** Files that all cards are made with: the site's tokens, the stylesheet of cards and the site's mark. */
  tokens: string;
  css: string;
  mark: string;
  /** Folder of the site, with its packages. */
  siteDir: string;
  /** Folder where cards are kept for the next build. */
  cache: string;
}

/** How many cards are drawn at a time: what else a build does needs the threads of Node.js as well. */
const AT_A_TIME = 3;

const read = (file: string): string => readFileSync(file, 'utf8');

/** The file of a page, below the folder of the build. */
const fileOf = (page: string): string => (page.endsWith('.html') ? page : path.join(page, 'index.html'));

async function drawAll({
  outDir,
  baseUrl,
  routes,
  site,
  tokens,
  css,
  mark,
  siteDir,
  cache: folder,
}: Task): Promise<void> {
  const code = [workerCode(import.meta.filename, siteDir), ...[tokens, css, mark].map(read), site];
  const cache = new BuildCache(folder, code);

  let painter: Promise<Painter> | undefined;

  const drawOne = async (route: string): Promise<void> => {
    const page = route.slice(baseUrl.length);
    const essence = essenceOf(read(path.join(outDir, fileOf(page))), page);
    const draw = async (): Promise<Buffer> => {
      painter ??= makePainter({
        tokens: read(tokens),
        css: read(css),
        font: readFont(path.join(siteDir, 'node_modules')),
        mark: readFileSync(mark),
      });
      try {
        const card = readCard(essence, page, site);
        const picture =
          card.picture && readFileSync(path.join(outDir, card.picture.address.slice(baseUrl.length)));
        return await (await painter).draw(card, picture);
      } catch (error) {
        throw new Error(`cards: ${route}: ${error instanceof Error ? error.message : error}`);
      }
    };
    const file = path.join(outDir, socialImageAddress(page));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, await cache.getBytes([page, essence], draw));
  };

  const left = [...routes];
  const drawOn = async (): Promise<void> => {
    for (let route = left.pop(); route !== undefined; route = left.pop()) await drawOne(route);
  };
  await Promise.all(Array.from({length: AT_A_TIME}, drawOn));
  cache.prune();
}

answer(drawAll);
