import type {SignalArgument, StepData} from '../../lib/example-manifest';
import type {Example} from '../../lib/examples';
import type {ExampleEvent, ExampleStep} from '../../lib/program';
import {isFramed} from './picture';
import {sameLines} from './same-lines';

/**
 * Joins the captions of a play to what came of its steps. Pictures are named by their files, which `modules.ts` replaces
 * by their addresses.
 *
 * @param first the picture before the first step, sizes in device pixels
 * @param javascript the program in JavaScript
 */
export function playedSteps(
  {play = [], source}: Pick<Example, 'play' | 'source'>,
  steps: readonly StepData[],
  first: {width: number; height: number},
  javascript: string,
): ExampleStep[] {
  const inJavaScript = sameLines(source, javascript);
  let before = first;
  return steps.map(({window, closed = [], target, stdout, handled, lines, light, dark}, index) => {
    const {width, height} = before;
    const [left = 0, top = 0, wide = 0, high = 0] = target ?? [];
    const onPicture = wide > 0 && left < width && top < height;
    before = light ?? before;
    return {
      caption: play[index]?.caption ?? '',
      ...(play[index]?.result && {result: play[index].result}),
      ...(closed.length > 0 && {closed}),
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

function effectsOf(handled: StepData['handled'], stdout: string): ExampleEvent[] {
  const effects: ExampleEvent[] = [];
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
