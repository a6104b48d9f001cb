import type {SignalArgument, StepData} from '../../lib/example-manifest';
import type {Example, Step} from '../../lib/examples';
import type {ExampleAction, ExampleEvent, ExampleStep} from '../../lib/program';
import {createLineMap} from './line-map';
import {hasFrame} from './picture';

/**
 * Combines the captions of an interactive example with the recorded results of its steps. Pictures have the names of their
 * files, which `modules.ts` replaces by URLs.
 *
 * @param first the size in device pixels of the picture before the first step
 * @param javascript the program in JavaScript
 */
export function createSteps(
  {play = [], source}: Pick<Example, 'play' | 'source'>,
  steps: readonly StepData[],
  first: {width: number; height: number},
  javascript: string,
): ExampleStep[] {
  const toJavaScriptLines = createLineMap(source, javascript);
  let before = first;
  let previousTarget: StepData['target'];
  return play.flatMap((step, index) => {
    const data = steps[index];
    if (!data) return [];
    const {window, closed = [], stdout, handled, lines, light, dark} = data;
    // A button is released where it was pressed.
    const target = step.do === 'release' ? previousTarget : findTarget(step, data.target);
    const result: ExampleStep = {
      caption: step.caption,
      result: step.result,
      action: createAction(step, before),
      ...(closed.length > 0 && {
        closed: closed.map(({title, dialog}) => ({title, isDialog: dialog})),
      }),
      ...(light &&
        dark && {
          picture: {
            ...(hasFrame(window, source) && {window}),
            light: light.file,
            dark: dark.file,
            width: light.width / 2,
            height: light.height / 2,
          },
        }),
      ...(target && isOnPicture(target, before) && {target: toPercents(target, before)}),
      effects: listEvents(handled, stdout),
      typescript: lines,
      javascript: toJavaScriptLines(lines),
    };
    before = light ?? before;
    previousTarget = target;
    return result;
  });
}

interface Size {
  width: number;
  height: number;
}

type Area = NonNullable<StepData['target']>;

/** Width and height of the part around the point at which a step clicks or drags, in pixels of the picture. */
const POINT_SIZE = 44;

/** Returns the part of a widget that a step acts on: around its point if it names one, for example the handle of a slider. */
function findTarget({do: kind, at}: Step, target: StepData['target']): StepData['target'] {
  if (!target || !at || kind === 'type') return target;
  const [left, top] = [target[0] + at[0] * 2, target[1] + at[1] * 2];
  return [left - POINT_SIZE / 2, top - POINT_SIZE / 2, POINT_SIZE, POINT_SIZE];
}

const isOnPicture = ([left, top, width, height]: Area, picture: Size): boolean =>
  width > 0 && height > 0 && left < picture.width && top < picture.height;

const toPercents = ([left, top, width, height]: Area, picture: Size): number[] =>
  [left / picture.width, top / picture.height, width / picture.width, height / picture.height].map(toPercent);

/**
 * Creates the action of a step.
 * @param before the size in device pixels of the picture before the step
 */
function createAction({do: kind, text, key, notches, by, size}: Step, before: Size): ExampleAction {
  const distance = by ?? (size && [size[0] - before.width / 2, size[1] - before.height / 2]);
  return {
    do: kind,
    ...(text && {text}),
    ...(key && {key}),
    ...(notches && {notches}),
    ...(distance && {
      // Steps are in logical pixels.
      by: [
        toPercent((distance[0] * 2) / before.width),
        toPercent((distance[1] * 2) / before.height),
      ] as const,
    }),
  };
}

const toPercent = (part: number) => Math.round(part * 10_000) / 100;

/** Formats an argument as code, such as `"Ada"`, `26` or `QColor(…)`, or as `{…}` if it is a plain object. */
function formatArgument(value: SignalArgument): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return value.object === 'Object' ? '{…}' : `${value.object}(…)`;
}

function listEvents(handled: StepData['handled'], stdout: string): ExampleEvent[] {
  const effects: ExampleEvent[] = [];
  for (const {class: of, name, arguments: values, times = 1} of handled) {
    if (/^[A-Z]/.test(name)) effects.push({kind: 'event', text: name, of, times});
    else effects.push({kind: 'signal', text: `${name}(${values.map(formatArgument).join(', ')})`, of, times});
  }
  for (const text of stdout.split('\n')) {
    const last = effects.at(-1);
    if (last?.kind === 'print' && withoutNumbers(last.text) === withoutNumbers(text)) {
      if (last.text !== text) last.isVaried = true;
      last.text = text;
      last.times += 1;
    } else if (text.trim()) effects.push({kind: 'print', text, times: 1});
  }
  return effects;
}

const withoutNumbers = (text: string): string => text.replace(/\d+/g, '0');
