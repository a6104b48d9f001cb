import type {SignalArgument, StepData} from '../../lib/example-manifest';
import type {Example, Step} from '../../lib/examples';
import type {ExampleAction, ExampleEvent, ExampleStep} from '../../lib/program';
import {createLineMap} from './line-map';
import {hasFrame} from './picture';

/**
 * Combines the captions of an interactive example with the recorded results of its steps. Pictures have the names of their
 * files, which `modules.ts` replaces by URLs.
 *
 * @param firstSize the size of the picture before the first step, in device pixels
 * @param javascript the program in JavaScript
 */
export function createSteps(
  {play = [], source}: Pick<Example, 'play' | 'source'>,
  steps: readonly StepData[],
  firstSize: {width: number; height: number},
  javascript: string,
): ExampleStep[] {
  const toJavaScriptLines = createLineMap(source, javascript);
  let previousSize = firstSize;
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
      action: createAction(step, previousSize),
      ...(closed.length > 0 && {closed}),
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
      ...(target && isOnPicture(target, previousSize) && {target: toPercents(target, previousSize)}),
      effects: listEvents(handled, stdout),
      typescript: lines,
      javascript: toJavaScriptLines(lines),
    };
    previousSize = light ?? previousSize;
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

/** Returns the area of the picture that a step acts on, which is the widget or the surroundings of a point on it. */
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
 * @param previousSize the size of the picture before the step, in device pixels
 */
function createAction({do: kind, text, key, notches, by, size}: Step, previousSize: Size): ExampleAction {
  const distance = by ?? (size && [size[0] - previousSize.width / 2, size[1] - previousSize.height / 2]);
  return {
    do: kind,
    ...(text && {text}),
    ...(key && {key}),
    ...(notches && {notches}),
    ...(distance && {
      // Steps are in logical pixels.
      by: [
        toPercent((distance[0] * 2) / previousSize.width),
        toPercent((distance[1] * 2) / previousSize.height),
      ] as const,
    }),
  };
}

/** Converts a fraction to a percentage with two decimals. */
const toPercent = (part: number) => Math.round(part * 10_000) / 100;

/** Formats an argument as code, such as `"Ada"`, `26` or `QColor(…)`, or as `{…}` if it is a plain object. */
function formatArgument(value: SignalArgument): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return value.object === 'Object' ? '{…}' : `${value.object}(…)`;
}

/** Lists what a step caused. Printed lines that only differ in their numbers are one entry. */
function listEvents(handled: StepData['handled'], stdout: string): ExampleEvent[] {
  const events: ExampleEvent[] = [];
  for (const {class: className, name, arguments: values, times = 1} of handled) {
    // Names of events begin with a capital letter, and names of signals don't.
    if (/^[A-Z]/.test(name)) {
      events.push({kind: 'event', text: name, of: className, times});
    } else {
      const text = `${name}(${values.map(formatArgument).join(', ')})`;
      events.push({kind: 'signal', text, of: className, times});
    }
  }
  for (const text of stdout.split('\n')) {
    const last = events.at(-1);
    if (last?.kind === 'print' && maskNumbers(last.text) === maskNumbers(text)) {
      if (last.text !== text) last.isVaried = true;
      last.text = text;
      last.times += 1;
    } else if (text.trim()) {
      events.push({kind: 'print', text, times: 1});
    }
  }
  return events;
}

const maskNumbers = (text: string): string => text.replace(/\d+/g, '0');
