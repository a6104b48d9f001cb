import type {StepData} from '../../lib/example-manifest';
import type {Example} from '../../lib/examples';
import {isFramed} from './picture';
import {sameLines} from './same-lines';

/** What a step caused, several times in a row where it did. */
export interface Effect {
  kind: 'signal' | 'event' | 'print';
  /** `clicked(false)`, `KeyPress`, or a line that the program printed. */
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
  return steps.map(({window, target, stdout, handled, lines, light, dark}, index) => {
    const {width, height} = before;
    const [left = 0, top = 0, wide = 0, high = 0] = target ?? [];
    const onPicture = wide > 0 && left < width && top < height;
    before = light ?? before;
    return {
      caption: play[index]?.caption ?? '',
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

function effectsOf(handled: StepData['handled'], stdout: string): Effect[] {
  const effects: Effect[] = [];
  const add = (effect: Omit<Effect, 'times'>) => {
    const last = effects.at(-1);
    if (last && last.text === effect.text && last.of === effect.of) last.times += 1;
    else effects.push({...effect, times: 1});
  };
  for (const {class: of, name, arguments: values} of handled) {
    if (/^[A-Z]/.test(name)) add({kind: 'event', text: name, of});
    else add({kind: 'signal', text: `${name}(${values.map((one) => JSON.stringify(one)).join(', ')})`, of});
  }
  for (const text of stdout.split('\n')) if (text.trim()) add({kind: 'print', text});
  return effects;
}
