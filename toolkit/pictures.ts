import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {type ClosedWindow, readManifest} from '../src/lib/example-manifest';
import type {Example} from '../src/lib/examples';
import {packageVersion, root} from './paths';
import type {Frame, ShownWindow, Theme} from './run-program';

export const themes: readonly Theme[] = ['light', 'dark'];

export const examplesDir = path.join(root, 'examples');

/** Returns a hash of the steps of an example, or undefined without steps. Captions and results don't change the hash. */
export const hashPlay = (play: Example['play']): string | undefined =>
  play &&
  hash('sha256', JSON.stringify(play.map((step) => ({...step, caption: undefined, result: undefined}))));

/** Returns the title of the window on a frame's picture, or ''. */
export const findPicturedTitle = ({windows}: Pick<Frame, 'windows'>): string =>
  windows.findLast((window) => !window.floating)?.title ?? '';

/**
 * Returns the windows and dialogs that are open in one frame and no longer in the next. Menus aren't windows. A window with
 * another title but the same size is the same window, because a program can change a title.
 */
export function findClosedWindows(
  before: Pick<Frame, 'windows'>,
  after: Pick<Frame, 'windows'>,
): ClosedWindow[] {
  const isWindow = ({floating}: ShownWindow) => !floating;
  const openWindows = after.windows.filter(isWindow);
  /** Returns the windows that aren't open any more, and removes the others from `openWindows`. */
  const removeMatches = (windows: ShownWindow[], isSame: (one: ShownWindow, other: ShownWindow) => boolean) =>
    windows.filter((one) => {
      const index = openWindows.findIndex((other) => isSame(one, other));
      if (index >= 0) openWindows.splice(index, 1);
      return index < 0;
    });
  const renamedOrClosed = removeMatches(
    before.windows.filter(isWindow),
    (one, other) => one.title === other.title && one.dialog === other.dialog,
  );
  const closed = removeMatches(
    renamedOrClosed,
    (one, other) => one.width === other.width && one.height === other.height,
  );
  return closed.map(({title, dialog}) => ({title, dialog}));
}

/**
 * Explains why the pictures of an example are out of date.
 *
 * @returns a sentence without the name of the example, or undefined if they are up to date
 */
export function explainStaleness(example: Pick<Example, 'files' | 'settle' | 'play'>): string | undefined {
  if (!fs.existsSync(example.files.manifest)) return 'it has no manifest.json';
  const manifest = readManifest(example);
  if (manifest.package !== packageVersion) {
    return `it was drawn by ${manifest.package}, not by ${packageVersion}`;
  }
  if (manifest.program !== hash('sha256', fs.readFileSync(example.files.program))) {
    return 'main.ts has changed since it was drawn';
  }
  if (manifest.settle !== example.settle) return '"settle" has changed since it was drawn';
  if (manifest.play?.sha256 !== hashPlay(example.play)) return '"play" has changed since it was drawn';
  const frames = (manifest.play?.steps ?? []).flatMap(({light, dark}) => [light, dark]);
  const pictures = [...frames, ...themes.map((theme) => ({file: `${theme}.webp`, ...manifest[theme]}))];
  for (const {file, sha256} of pictures.filter((picture) => picture !== undefined)) {
    const picture = path.join(path.dirname(example.files.manifest), file);
    if (!fs.existsSync(picture)) return `${file} is missing`;
    if (hash('sha256', fs.readFileSync(picture)) !== sha256)
      return `${file} is not the picture that was drawn`;
  }
  return undefined;
}
