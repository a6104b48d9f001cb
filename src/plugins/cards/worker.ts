import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {answer} from '../../lib/thread-answers';
import {cardAddress} from './addresses';
import {makePainter, type Painter} from './draw';
import {readFont} from './font';
import {partsOf, readCard} from './page';

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
  /** Folder of the site's packages. */
  packages: string;
  /** Where cards are kept from build to build. */
  cache: string;
}

/** Packages that decide what a card looks like. */
const PACKAGES = ['@takumi-rs/core', '@fontsource-variable/hanken-grotesk'];

/** How many cards are drawn at a time: what else a build does needs the threads of Node.js as well. */
const AT_A_TIME = 2;

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
  packages,
  cache,
}: Task): Promise<void> {
  const versions = PACKAGES.map((name) => read(path.join(packages, name, 'package.json')));
  // This file is the bundle of all code that draws.
  const same = [fileURLToPath(import.meta.url), tokens, css, mark].map(read).concat(versions).join('\n');
  const nameOf = (content: unknown) =>
    `${createHash('sha256').update(same).update(JSON.stringify(content)).digest('hex').slice(0, 32)}.png`;

  let painter: Promise<Painter> | undefined;
  mkdirSync(cache, {recursive: true});

  const drawOne = async (route: string): Promise<void> => {
    const page = route.slice(baseUrl.length);
    const parts = partsOf(read(path.join(outDir, fileOf(page))));
    const kept = path.join(cache, nameOf([page, parts, site]));
    if (!existsSync(kept)) {
      painter ??= makePainter({
        tokens: read(tokens),
        css: read(css),
        font: readFont(packages),
        mark: readFileSync(mark),
      });
      try {
        const card = readCard(parts, page, site);
        const picture =
          card.picture && readFileSync(path.join(outDir, card.picture.address.slice(baseUrl.length)));
        // Half a file must not look like a card to a later build.
        writeFileSync(`${kept}.new`, await (await painter).draw(card, picture));
        renameSync(`${kept}.new`, kept);
      } catch (error) {
        throw new Error(`cards: ${route}: ${error instanceof Error ? error.message : error}`);
      }
    }
    const file = path.join(outDir, cardAddress(page));
    mkdirSync(path.dirname(file), {recursive: true});
    copyFileSync(kept, file);
  };

  const left = [...routes];
  const drawOn = async (): Promise<void> => {
    for (let route = left.pop(); route !== undefined; route = left.pop()) await drawOne(route);
  };
  await Promise.all(Array.from({length: AT_A_TIME}, drawOn));
}

answer(drawAll);
