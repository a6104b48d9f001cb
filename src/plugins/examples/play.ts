import type {SignalArgument, StepData} from '../../lib/example-manifest';
import type {Example} from '../../lib/examples';
import type {ExampleEvent, ExampleStep} from '../../lib/program';
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
  return steps.map(({window, closed = [], target, stdout, handled, lines, light, dark}, index) => {
    const {width, height} = before;
    const [left = 0, top = 0, targetWidth = 0, targetHeight = 0] = target ?? [];
    const isOnPicture = targetWidth > 0 && left < width && top < height;
    before = light ?? before;
    return {
      caption: play[index]?.caption ?? '',
      ...(play[index]?.result && {result: play[index].result}),
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
      ...(isOnPicture && {
        target: [left / width, top / height, targetWidth / width, targetHeight / height].map(toPercent),
      }),
      effects: listEvents(handled, stdout),
      typescript: lines,
      javascript: toJavaScriptLines(lines),
    };
  });
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
    if (last?.kind === 'print' && last.text === text) last.times += 1;
    else if (text.trim()) effects.push({kind: 'print', text, times: 1});
  }
  return effects;
}
