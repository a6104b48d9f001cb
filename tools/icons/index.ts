import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {THEME_COLOURS} from '../../src/plugins/offline/theme-colours';

const MARK = 'static/img/mark.svg';
const FOLDER = 'static/img/icons';

/**
 * The pictures by which systems show the installed site, with their sizes in pixels. `mark` is the share of the width
 * that the mark takes: systems cut a maskable icon to any shape that keeps a circle of 80 % of it (W3C, Web App Manifest).
 */
const ICONS = [
  {name: 'icon-192.png', size: 192, mark: 0.75},
  {name: 'icon-512.png', size: 512, mark: 0.75},
  {name: 'maskable-512.png', size: 512, mark: 0.5},
  {name: 'apple-touch-icon.png', size: 180, mark: 0.62},
];

/** Draws the site's mark in the middle of a square of the colour that it is drawn for. Resolves when the file is written. */
async function draw({name, size, mark}: (typeof ICONS)[number]): Promise<void> {
  const width = Math.round(size * mark);
  // Vectors are drawn at 72 dots per inch, and the mark is 32 wide.
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
  await Promise.all(ICONS.map(draw));
}

void main();
