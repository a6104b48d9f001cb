import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ExampleEvent, ExampleStep} from '../../lib/program';
import WindowFrame from '../WindowFrame';
import styles from './styles.module.css';

/** Lists the steps of a program with their pictures, so that they can be read without scripts. */
export default function Steps({steps}: {steps: ExampleStep[]}): ReactNode {
  return (
    // Search leaves the list out by its class `play-steps`.
    <details className={clsx('play-steps', styles.steps)}>
      <summary>{steps.length === 1 ? 'What one step changes' : `What ${steps.length} steps change`}</summary>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <li key={index}>
            <p>{step.caption}</p>
            {step.picture ? (
              <WindowFrame {...step.picture} alt={altOf(index)} />
            ) : (
              <p>No window is open now.</p>
            )}
            <StepEffects step={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Describes the picture after a step to somebody who doesn't see it. */
export const altOf = (index: number): string => `The program after step ${index + 1}`;

/** Lists the effects of a step. */
export function StepEffects({step}: {step: ExampleStep}): ReactNode {
  const {result, closed = [], effects, typescript} = step;
  return (
    <ul>
      {result && <li>{result}</li>}
      {!result && closed.map((title) => <li key={title}>“{title}” has closed.</li>)}
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <li key={index}>
          <EffectText {...effect} />
        </li>
      ))}
      {effects.length === 0 && <li>No listener ran.</li>}
      {typescript.length > 0 && <li>Lines of the TypeScript that ran: {writeLines(typescript)}</li>}
    </ul>
  );
}

function EffectText({kind, text, of, times}: ExampleEvent): ReactNode {
  const often = times > 1 ? `, ${times} times` : '';
  if (kind === 'print') {
    return (
      <>
        It prints <samp>{text}</samp>
        {often}
      </>
    );
  }
  return (
    <>
      <code>{of}</code> {kind === 'signal' ? 'emits' : 'receives'} <code>{text}</code>
      {often}
    </>
  );
}

/** Writes the lines 3, 5, 6 and 7 as `3, 5–7`. */
function writeLines(lines: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}
