/**
 * `npm run examples [-- --all | name…]`: runs examples and rewrites their pictures and manifests. By default it runs those
 * that have changed.
 */
import {hash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {listExampleNames, readExample, readManifest} from '../src/lib/example-files';
import type {
  ClosedWindow,
  Example,
  ExampleEvent,
  ExampleManifest,
  RecordedStep,
  Step,
} from '../src/lib/examples';
import {runMain} from '../tools/run-main';
import {packageVersion, root} from './paths';
import {findExampleFaults} from './run-faults';
import {type Frame, type RunResult, runProgram, type ShownWindow, type Theme} from './run-program';

export const examplesDir = path.join(root, 'examples');

/** Runs an example and performs its steps. @throws if something is wrong with it */
export async function runExample({folder, settle, play}: Example, theme: Theme): Promise<RunResult> {
  const result = await runProgram(path.join(folder, 'main.ts'), {
    theme,
    ...(settle && {settle}),
    ...(play && {play}),
    // File dialogs show the path of the folder for temporary files, so it must be the same in each run: /tmp.
    environment: {TMPDIR: undefined},
  });
  const faults = findExampleFaults(result);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return result;
}

/** The names of the files with the picture of a frame, or undefined if no window was open. */
type PictureFiles = Record<Theme, string> | undefined;

/**
 * Converts the frames of an example to the form of the manifest. Pictures of both colour modes have the same windows, so this
 * can be done with the frames of either.
 *
 * @param files the names of the files with the picture of each frame
 * @returns the state before the first step, and after each step
 */
export function recordFrames(
  {source, play = []}: Pick<Example, 'source' | 'play'>,
  frames: readonly Frame[],
  files: readonly PictureFiles[],
): RecordedStep[] {
  /** The picture that the next step acts on, and the area of the last step. */
  let previous: Size = {width: 0, height: 0};
  let area: Area | undefined;
  return frames.map((frame, number) => {
    const {windows, picture, stdout, events, lines, target} = frame;
    const step = play[number - 1];
    // A button is released where it was pressed.
    if (step?.do !== 'release') area = findArea(step, target);
    const closed = findClosedWindows(frames[number - 1] ?? frame, frame);
    const size = picture && readSize(picture);
    const {light = '', dark = ''} = files[number] ?? {};
    const window = findPicturedTitle(windows);
    const recorded: RecordedStep = {
      ...(size && {
        screenshot: {
          ...(hasFrame(window, source) && {window}),
          width: size.width / 2,
          height: size.height / 2,
          light,
          dark,
        },
      }),
      ...(closed.length > 0 && {closed}),
      ...(area && isOnPicture(area, previous) && {target: toPercents(area, previous)}),
      effects: [...events, ...listPrintedLines(stdout)],
      lines: [...lines],
    };
    previous = size ?? previous;
    return recorded;
  });
}

interface Size {
  width: number;
  height: number;
}

type Area = NonNullable<Frame['target']>;

/** Reads the size of a PNG in pixels. */
const readSize = (png: Buffer): Size => ({width: png.readUInt32BE(16), height: png.readUInt32BE(20)});

/** Width and height of the part around the point at which a step clicks or drags, in pixels of the picture. */
const POINT_SIZE = 44;

/** Returns the area of the picture that a step acts on, which is the widget or the surroundings of a point on it. */
function findArea(step: Step | undefined, target: Area | undefined): Area | undefined {
  if (!target || !step?.at || step.do === 'type') return target;
  // Steps are in logical pixels.
  const [left, top] = [target[0] + step.at[0] * 2, target[1] + step.at[1] * 2];
  return [left - POINT_SIZE / 2, top - POINT_SIZE / 2, POINT_SIZE, POINT_SIZE];
}

const isOnPicture = ([left, top, width, height]: Area, picture: Size): boolean =>
  width > 0 && height > 0 && left < picture.width && top < picture.height;

const toPercents = ([left, top, width, height]: Area, picture: Size): [number, number, number, number] => [
  toPercent(left / picture.width),
  toPercent(top / picture.height),
  toPercent(width / picture.width),
  toPercent(height / picture.height),
];

/** Converts a fraction to a percentage with two decimals. */
const toPercent = (part: number) => Math.round(part * 10_000) / 100;

/** Window types that have no frame. */
const FRAMELESS = /\bWindowType\.(FramelessWindowHint|SplashScreen|Popup|ToolTip)\b/;

/** Returns true if the system draws a frame around the window with this title. */
const hasFrame = (title: string, source: string): boolean => title !== '' && !FRAMELESS.test(source);

/** Returns the title of the window on a picture, or ''. */
const findPicturedTitle = (windows: readonly ShownWindow[]): string =>
  windows.findLast((window) => !window.floating)?.title ?? '';

/** Lists the printed lines. Lines in a row that only differ in their numbers are one entry. */
function listPrintedLines(stdout: string): ExampleEvent[] {
  const printed: ExampleEvent[] = [];
  for (const text of stdout.split('\n')) {
    const last = printed.at(-1);
    if (last && maskNumbers(last.text) === maskNumbers(text)) {
      if (last.text !== text) last.isVaried = true;
      last.text = text;
      last.times += 1;
    } else if (text.trim()) {
      printed.push({kind: 'print', text, times: 1});
    }
  }
  return printed;
}

const maskNumbers = (text: string): string => text.replace(/\d+/g, '0');

/** Comparisons that find a window again. A window with another title but the same size is the same, because titles can change. */
const IS_SAME_WINDOW: readonly ((one: ShownWindow, other: ShownWindow) => boolean)[] = [
  (one, other) => one.title === other.title && one.dialog === other.dialog,
  (one, other) => one.width === other.width && one.height === other.height,
];

/** Returns the windows and dialogs that are open in one frame and no longer in the next. Menus aren't windows. */
function findClosedWindows(before: Pick<Frame, 'windows'>, after: Pick<Frame, 'windows'>): ClosedWindow[] {
  let closed = before.windows.filter(({floating}) => !floating);
  const openWindows = after.windows.filter(({floating}) => !floating);
  for (const isSame of IS_SAME_WINDOW) {
    closed = closed.filter((one) => {
      const index = openWindows.findIndex((other) => isSame(one, other));
      if (index >= 0) openWindows.splice(index, 1);
      return index < 0;
    });
  }
  return closed.map(({title, dialog}) => ({title, dialog}));
}

/** Returns a hash of the steps of an example, or undefined without steps. Captions and results don't change the hash. */
export const hashPlay = (play: Example['play']): string | undefined =>
  play &&
  hash('sha256', JSON.stringify(play.map((step) => ({...step, caption: undefined, result: undefined}))));

const hashProgram = ({folder}: Pick<Example, 'folder'>): string =>
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

/** Runs an example in both colour modes, and writes its pictures and its manifest. */
async function updateExample(example: Example): Promise<void> {
  const runs = {light: await runExample(example, 'light'), dark: await runExample(example, 'dark')};
  const {folder} = example;
  for (const file of fs.readdirSync(folder)) {
    if (/^(?:light|dark)-\d+\.webp$/.test(file)) fs.rmSync(path.join(folder, file));
  }
  const pictures: Record<string, string> = {};
  /** Writes the picture of a frame, unless it is that of an earlier frame. Returns the name of the file. */
  const writePicture = async (theme: Theme, number: number): Promise<string> => {
    const png = runs[theme].frames[number]?.picture;
    if (!png) throw new Error(`it shows no window in ${theme} mode after step ${number}`);
    const webp = await sharp(png).webp({lossless: true, effort: 6}).toBuffer();
    const sha256 = hash('sha256', webp);
    const existing = Object.keys(pictures).find((file) => pictures[file] === sha256);
    if (existing && number > 0) return existing;
    const file = number > 0 ? `${theme}-${number}.webp` : `${theme}.webp`;
    fs.writeFileSync(path.join(folder, file), webp);
    pictures[file] = sha256;
    return file;
  };
  const files: PictureFiles[] = [];
  for (const [number, {picture}] of runs.light.frames.entries())
    files.push(
      picture && {light: await writePicture('light', number), dark: await writePicture('dark', number)},
    );
  const [start, ...steps] = recordFrames(example, runs.light.frames, files);
  if (!start?.screenshot) throw new Error('it has no picture');
  const manifest: ExampleManifest = {
    package: packageVersion,
    program: hashProgram(example),
    settle: example.settle,
    play: hashPlay(example.play),
    pictures,
    screenshot: start.screenshot,
    steps,
  };
  fs.writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Runs the examples on all cores, and returns the number of those that failed. */
async function updateAll(names: readonly string[], onlyStale: boolean): Promise<number> {
  const queue = [...names];
  let failed = 0;
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try {
        const example = readExample(examplesDir, name);
        if (onlyStale && !explainStaleness(example)) continue;
        const startTime = performance.now();
        await updateExample(example);
        console.log(`${name}: drawn in ${Math.round(performance.now() - startTime)} ms`);
      } catch (error) {
        failed += 1;
        console.error(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, worker));
  return failed;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {all: {type: 'boolean'}}});
  const names = positionals.length > 0 ? positionals : listExampleNames(examplesDir);
  const failed = await updateAll(names, positionals.length === 0 && !values.all);
  if (failed > 0) throw new Error(`${failed} of ${names.length} examples failed`);
  console.log('All pictures are up to date.');
}

if (require.main === module) void runMain(main);
