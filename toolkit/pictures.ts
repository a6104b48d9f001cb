import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Example} from '../src/lib/examples';
import {packageVersion, root} from './paths';
import type {Theme} from './run-program';

export const themes: readonly Theme[] = ['light', 'dark'];

export const examplesDir = path.join(root, 'examples');

/** One picture; sizes in device pixels, two to a logical pixel. */
export interface PictureData {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** `manifest.json`: ties the pictures to the program and to the toolkit that drew them. */
export interface ExampleManifest {
  readonly package: string;
  /** SHA-256 of `main.ts`. */
  readonly program: string;
  readonly settle?: number;
  /** The title of the pictured window. */
  readonly window: string;
  readonly light: PictureData;
  readonly dark: PictureData;
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Says why the pictures of an example do not belong to its program; nothing when they do.
 *
 * @returns one sentence, without the name of the example
 */
export function staleness(example: Pick<Example, 'files' | 'settle'>): string | undefined {
  if (!fs.existsSync(example.files.manifest)) return 'it has no manifest.json';
  const manifest: ExampleManifest = JSON.parse(fs.readFileSync(example.files.manifest, 'utf8'));
  if (manifest.package !== packageVersion)
    return `it was drawn by ${manifest.package}, not by ${packageVersion}`;
  if (manifest.program !== sha256(fs.readFileSync(example.files.program)))
    return 'main.ts has changed since it was drawn';
  if (manifest.settle !== example.settle) return '"settle" has changed since it was drawn';
  for (const theme of themes) {
    const file = example.files[theme];
    if (!fs.existsSync(file)) return `${theme}.webp is missing`;
    if (manifest[theme].sha256 !== sha256(fs.readFileSync(file)))
      return `${theme}.webp is not the picture that was drawn`;
  }
  return undefined;
}
