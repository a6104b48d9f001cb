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
      <summary>{steps.length === 1 ? 'Show the step as a list' : `Show all ${steps.length} steps`}</summary>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <li key={index}>
            <p>
              {step.caption} {step.result}
            </p>
            {step.picture ? (
              <WindowFrame {...step.picture} alt={describePicture(index)} />
            ) : (
              <p>{describeClosedWindows(step.closed)}</p>
            )}
            <StepEffects step={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Returns the alternative text of the picture after a step. `index` counts from 0. */
export const describePicture = (index: number): string => `The program after step ${index + 1}`;

/** Returns a caption without the period at its end, for labels and for headings. */
export const withoutPeriod = (caption: string): string => caption.replace(/\.$/, '');

/** Returns a text that names the windows that a step closed. */
export function describeClosedWindows(titles: readonly string[] = []): string {
  if (titles.length === 0) return 'No window is open any more.';
  return titles.map((title) => `The window “${title}” was closed.`).join(' ');
}

/** Lists the signals, events and lines of output of a step. */
export function StepEffects({step: {effects, closed = [], picture}}: {step: ExampleStep}): ReactNode {
  const hasClosed = closed.length > 0 && picture !== undefined;
  if (effects.length === 0 && !hasClosed) return null;
  return (
    <ul>
      {hasClosed && <li>{describeClosedWindows(closed)}</li>}
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <li key={index}>
          <EffectText {...effect} />
        </li>
      ))}
    </ul>
  );
}

function EffectText({kind, text, of, times}: ExampleEvent): ReactNode {
  if (kind === 'print') {
    return (
      <>
        Console: <samp>{text}</samp>
        {times > 1 && ` (${times} times)`}
      </>
    );
  }
  const verb = kind === 'signal' ? 'emits' : 'receives';
  return times === 1 ? (
    <>
      <code>{of}</code> {verb} <code>{text}</code>
    </>
  ) : (
    <>
      <code>{of}</code> {verb} <code>{text.replace(/\(.*/s, '')}</code> {times} times
      {text.includes('(') && !text.endsWith('()') && (
        <>
          , last <code>{text}</code>
        </>
      )}
    </>
  );
}
