import type {ClosedWindow, Example, ExampleEvent, RecordedStep, Step} from '../src/lib/examples';
import type {Frame, ShownWindow, Theme} from './run-program';

/** The names of the files with the picture of a frame, or undefined if no window was open. */
export type PictureFiles = Record<Theme, string> | undefined;

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
