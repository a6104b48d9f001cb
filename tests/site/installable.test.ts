import {readFileSync} from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {getAttribute} from '../../src/lib/html';
import {BUILD, readDocument} from '../support/build';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const manifest = JSON.parse(readFileSync(path.join(BUILD, 'manifest.webmanifest'), 'utf8')) as {
  name: string;
  start_url: string;
  scope: string;
  theme_color: string;
  icons: Icon[];
};

test('X-09 the web manifest has everything that browsers need to install the site, below any base URL', () => {
  expect(manifest.name).toBe('NodeGUI documentation');
  expect([manifest.start_url, manifest.scope]).toEqual(['.', '.']);
  expect(manifest.icons.map(({src}) => src).filter((src) => src.startsWith('/'))).toEqual([]);
  const links = selectAll('link[rel=manifest]', readDocument('/'));
  expect(links.map((link) => getAttribute(link, 'href'))).toEqual(['/manifest.webmanifest']);
});

test('X-09 each icon is there in the size and type that the web manifest states', async () => {
  const pictures = manifest.icons.filter(({type}) => type === 'image/png');
  expect(pictures.map(({sizes, purpose = 'any'}) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const {src, sizes} of pictures) {
    const {width, height, format} = await sharp(path.join(BUILD, src)).metadata();
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png']);
  }
});

test('X-09 the touch icon is square, large enough and not transparent', async () => {
  const [link] = selectAll('link[rel=apple-touch-icon]', readDocument('/'));
  const href = (link && getAttribute(link, 'href')) ?? '';
  const {width, height, hasAlpha} = await sharp(path.join(BUILD, href)).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
});
