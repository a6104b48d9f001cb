import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {THEME_COLOURS} from '../../src/plugins/offline/theme-colours';
import {runMain} from '../run-main';

const MARK = 'static/img/mark.svg';
const FOLDER = 'static/img/icons';

/**
 * Icons of the installed site, with their sizes in pixels. `mark` is the width of the mark as a share of the icon. A
 * maskable icon needs more space around it, because systems may crop it to a circle of 80 % (W3C, Web App Manifest).
 */
const ICONS = [
  {name: 'icon-192.png', size: 192, mark: 0.75},
  {name: 'icon-512.png', size: 512, mark: 0.75},
  {name: 'maskable-512.png', size: 512, mark: 0.5},
  {name: 'apple-touch-icon.png', size: 180, mark: 0.62},
];

/** Draws the site's mark in the middle of a square in the light theme colour. Resolves when the file is written. */
async function drawIcon({name, size, mark}: (typeof ICONS)[number]): Promise<void> {
  const width = Math.round(size * mark);
  // At 72 dots per inch, the mark is 32 pixels wide.
  const picture = await sharp(readFileSync(MARK), {density: (72 * width) / 32})
    .resize(width)
    .toBuffer();
  await sharp({create: {width: size, height: size, channels: 3, background: THEME_COLOURS.light}})
    .composite([{input: picture, gravity: 'center'}])
    .png({compressionLevel: 9, palette: true})
    .toFile(path.join(FOLDER, name));
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  await Promise.all(ICONS.map(drawIcon));
}

void runMain(main);
