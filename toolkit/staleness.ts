import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {readManifest} from '../src/lib/example-files';
import type {Example} from '../src/lib/examples';
import {packageVersion} from './paths';

/** Returns a hash of the steps of an example, or undefined without steps. Captions and results don't change the hash. */
export const hashPlay = (play: Example['play']): string | undefined =>
  play &&
  hash('sha256', JSON.stringify(play.map((step) => ({...step, caption: undefined, result: undefined}))));

export const hashProgram = ({folder}: Pick<Example, 'folder'>): string =>
  hash('sha256', fs.readFileSync(path.join(folder, 'main.ts')));

/**
 * Explains why the pictures of an example are out of date.
 *
 * @returns a sentence without the name of the example, or undefined if they are up to date
 */
export function explainStaleness(example: Pick<Example, 'folder' | 'settle' | 'play'>): string | undefined {
  if (!fs.existsSync(path.join(example.folder, 'manifest.json'))) return 'it has no manifest.json';
  const manifest = readManifest(example);
  if (manifest.package !== packageVersion) {
    return `it was drawn by ${manifest.package}, not by ${packageVersion}`;
  }
  if (manifest.program !== hashProgram(example)) return 'main.ts has changed since it was drawn';
  if (manifest.settle !== example.settle) return '"settle" has changed since it was drawn';
  if (manifest.play !== hashPlay(example.play)) return '"play" has changed since it was drawn';
  for (const [file, sha256] of Object.entries(manifest.pictures)) {
    const picture = path.join(example.folder, file);
    if (!fs.existsSync(picture)) return `${file} is missing`;
    if (hash('sha256', fs.readFileSync(picture)) !== sha256)
      return `${file} is not the picture that was drawn`;
  }
  return undefined;
}
