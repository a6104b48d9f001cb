import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ClosedWindow, ExampleEvent, ExampleStep} from '../../lib/program';
import WindowFrame from '../WindowFrame';
import styles from './styles.module.css';

interface Props {
  steps: ExampleStep[];
  /** Shows the picture after a step; steps count from 1. It's undefined while nothing responds, for example without scripts. */
  onShow?: (step: number) => void;
}

/** Shows a list with the picture and the result of each step. It can be read without scripts, and it's printed. */
export default function Steps({steps, onShow}: Props): ReactNode {
  return (
    // Search leaves the list out by its class `play-steps`.
    <details className={clsx('play-steps', styles.steps)}>
      <summary>{steps.length === 1 ? 'Show the step' : `Show all ${steps.length} steps`}</summary>
      {/* Without the buttons, nothing in the list is focusable, so the keyboard couldn't scroll it in some browsers. */}
      <ol tabIndex={onShow ? undefined : 0}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <li key={index}>
            <p className={styles.number}>
              {onShow ? (
                <button type="button" className="clean-btn" onClick={() => onShow(index + 1)}>
                  Step {index + 1}
                </button>
              ) : (
                `Step ${index + 1}`
              )}
            </p>
            {step.picture ? (
              <WindowFrame {...step.picture} alt={describePicture(index)} />
            ) : (
              <p className={styles.outline}>{describeClosedWindows(step.closed)}</p>
            )}
            <p>
              {step.caption} {step.result}
            </p>
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
export const removePeriod = (caption: string): string => caption.replace(/\.$/, '');

/** Returns a text that names the windows and dialogs that a step closed. */
export function describeClosedWindows(closed: readonly ClosedWindow[] = []): string {
  if (closed.length === 0) return 'No window is open any more.';
  return closed
    .map(({title, isDialog}) => `The ${isDialog ? 'dialog' : 'window'} “${title}” closed.`)
    .join(' ');
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

/** Shows a signal, an event or a printed line. If it happened several times, the number and the last arguments are shown. */
function EffectText(effect: ExampleEvent): ReactNode {
  const {kind, text, of, times} = effect;
  if (kind === 'print') return <PrintedText {...effect} />;
  const verb = kind === 'signal' ? 'emits' : 'receives';
  if (times === 1) {
    return (
      <>
        <code>{of}</code> {verb} <code>{text}</code>
      </>
    );
  }
  const hasArguments = text.includes('(') && !text.endsWith('()');
  return (
    <>
      <code>{of}</code> {verb} <code>{text.replace(/\(.*/s, '')}</code> {times} times
      {hasArguments && (
        <>
          , last <code>{text}</code>
        </>
      )}
    </>
  );
}

/** Shows the lines that a step printed. */
export function PrintedText({text, times, isVaried}: ExampleEvent): ReactNode {
  if (times === 1) {
    return (
      <>
        Console: <samp>{text}</samp>
      </>
    );
  }
  return (
    <>
      Console: {times} lines, {isVaried ? 'last' : 'each'} <samp>{text}</samp>
    </>
  );
}
