import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {hashOf} from '../../lib/hash';
import {codeOfThread} from '../../lib/memory';
import {answer} from '../../lib/thread-answers';
import {cardAddress} from './addresses';
import {makePainter, type Painter} from './draw';
import {readFont} from './font';
import {essenceOf, readCard} from './page';

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
  kept: string;
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
  kept,
}: Task): Promise<void> {
  const same = hashOf([codeOfThread(import.meta.filename, siteDir), ...[tokens, css, mark].map(read)]);

  let painter: Promise<Painter> | undefined;
  const used = new Set<string>();
  mkdirSync(kept, {recursive: true});

  const drawOne = async (route: string): Promise<void> => {
    const page = route.slice(baseUrl.length);
    const essence = essenceOf(read(path.join(outDir, fileOf(page))), page);
    const name = `${hashOf([same, page, essence, site])}.png`;
    const known = path.join(kept, name);
    used.add(name);
    if (!existsSync(known)) {
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
        // Half a file must not look like a card to a later build.
        writeFileSync(`${known}.new`, await (await painter).draw(card, picture));
        renameSync(`${known}.new`, known);
      } catch (error) {
        throw new Error(`cards: ${route}: ${error instanceof Error ? error.message : error}`);
      }
    }
    const file = path.join(outDir, cardAddress(page));
    mkdirSync(path.dirname(file), {recursive: true});
    copyFileSync(known, file);
  };

  const left = [...routes];
  const drawOn = async (): Promise<void> => {
    for (let route = left.pop(); route !== undefined; route = left.pop()) await drawOne(route);
  };
  await Promise.all(Array.from({length: AT_A_TIME}, drawOn));
  for (const name of readdirSync(kept)) {
    if (!used.has(name)) rmSync(path.join(kept, name));
  }
}

answer(drawAll);
