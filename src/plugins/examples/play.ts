import type {SignalArgument, StepData} from '../../lib/example-manifest';
import type {Example} from '../../lib/examples';
import {isFramed} from './picture';
import {sameLines} from './same-lines';

/** What a step caused, several times in a row where it did. */
export interface Effect {
  kind: 'signal' | 'event' | 'print';
  /** `clicked(false)` with the arguments of the last time, `KeyPress`, or a line that the program printed. */
  text: string;
  /** Class of the object that the signal or event is of. */
  of?: string;
  times: number;
}

/** What is seen after a step; sizes in CSS pixels. Nothing when no window is open any more. */
interface PlayedPicture {
  /** Title of the window, where it has a frame. */
  window?: string;
  /** Names of the pictures in the folder of the example. */
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** One step of a play. */
export interface PlayedStep {
  /** Says what the user does. */
  caption: string;
  /** Says what the step changed. */
  result: string;
  /** Titles of the windows and dialogs that the step closed. */
  closed: readonly string[];
  picture?: PlayedPicture;
  /** What the step acts on: left, top, width and height in hundredths of the picture before. */
  target?: number[];
  effects: Effect[];
  /** Numbers of the lines that ran, in both languages. */
  typescript: readonly number[];
  javascript: number[];
}

/**
 * Joins the captions of a play to what came of its steps.
 *
 * @param first the picture before the first step, sizes in device pixels
 * @param javascript the program in JavaScript
 */
export function playedSteps(
  {play = [], source}: Pick<Example, 'play' | 'source'>,
  steps: readonly StepData[],
  first: {width: number; height: number},
  javascript: string,
): PlayedStep[] {
  const inJavaScript = sameLines(source, javascript);
  let before = first;
  return steps.map(({window, closed = [], target, stdout, handled, lines, light, dark}, index) => {
    const {width, height} = before;
    const [left = 0, top = 0, wide = 0, high = 0] = target ?? [];
    const onPicture = wide > 0 && left < width && top < height;
    before = light ?? before;
    return {
      caption: play[index]?.caption ?? '',
      result: play[index]?.result ?? '',
      closed,
      ...(light &&
        dark && {
          picture: {
            ...(isFramed(window, source) && {window}),
            light: light.file,
            dark: dark.file,
            width: light.width / 2,
            height: light.height / 2,
          },
        }),
      ...(onPicture && {
        target: [left / width, top / height, wide / width, high / height].map(inHundredths),
      }),
      effects: effectsOf(handled, stdout),
      typescript: lines,
      javascript: inJavaScript(lines),
    };
  });
}

const inHundredths = (part: number) => Math.round(part * 10_000) / 100;

/** Writes an argument as code: `"Ada"`, `26`, `QColor(…)`, or `{…}` for an object without a class. */
function written(value: SignalArgument): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return value.object === 'Object' ? '{…}' : `${value.object}(…)`;
}

function effectsOf(handled: StepData['handled'], stdout: string): Effect[] {
  const effects: Effect[] = [];
  for (const {class: of, name, arguments: values, times = 1} of handled) {
    if (/^[A-Z]/.test(name)) effects.push({kind: 'event', text: name, of, times});
    else effects.push({kind: 'signal', text: `${name}(${values.map(written).join(', ')})`, of, times});
  }
  for (const text of stdout.split('\n')) {
    const last = effects.at(-1);
    if (last?.kind === 'print' && last.text === text) last.times += 1;
    else if (text.trim()) effects.push({kind: 'print', text, times: 1});
  }
  return effects;
}
