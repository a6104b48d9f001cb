import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ExampleEvent, ExampleStep} from '../../lib/examples';
import WindowFrame from '../WindowFrame';
import styles from './styles.module.css';

interface Props {
  steps: readonly ExampleStep[];
  /** Shows the picture after a step; steps count from 1. It's undefined while nothing responds, for example without scripts. */
  onShow?: ((step: number) => void) | undefined;
}

/** Shows a list with the picture and the result of each step. It can be read without scripts, and it's printed. */
export default function Steps({steps, onShow}: Props): ReactNode {
  return (
    // Search leaves the list out by its class `play-steps`, and Markdown pages leave out its summary.
    <details className={clsx('play-steps', styles.steps)}>
      <summary>{steps.length === 1 ? 'Show the step' : `Show all ${steps.length} steps`}</summary>
      {/* Without the buttons, nothing in the list is focusable, so the keyboard couldn't scroll it in some browsers. */}
      <ol tabIndex={onShow ? undefined : 0}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <li key={index}>
            {/* Markdown pages leave the number out, because it's there to be pressed, and they number lists themselves. */}
            <p className={styles.number} data-interactive="">
              {onShow ? (
                <button type="button" className="clean-btn" onClick={() => onShow(index + 1)}>
                  Step {index + 1}
                </button>
              ) : (
                `Step ${index + 1}`
              )}
            </p>
            {step.screenshot ? (
              <WindowFrame {...step.screenshot} alt={describePicture(index + 1)} />
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

/** Lists the signals, events and lines of output of a step. */
export function StepEffects({step: {effects, closed, screenshot}}: {step: ExampleStep}): ReactNode {
  const hasClosed = closed && screenshot;
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
export function EffectText({kind, text, of, times, isVaried}: ExampleEvent): ReactNode {
  if (kind === 'print') {
    return (
      <>
        Console: {times > 1 && `${times} lines, ${isVaried ? 'last' : 'each'} `}
        <samp>{text}</samp>
      </>
    );
  }
  const name = text.replace(/\(.*/s, '');
  const hasArguments = kind === 'signal' && text !== `${name}()`;
  return (
    <>
      <code>{of}</code> {kind === 'signal' ? 'emits' : 'receives'} <code>{times > 1 ? name : text}</code>
      {times > 1 && ` ${times} times`}
      {times > 1 && hasArguments && (
        <>
          , last <code>{text}</code>
        </>
      )}
    </>
  );
}

/** Returns a caption without the period at its end, for labels and for headings. */
export const removePeriod = (caption: string): string => caption.replace(/\.$/, '');

/** Returns the alternative text of a picture after a step. Steps count from 1. */
export const describePicture = (step: number): string => `The program after step ${step}`;

/** Returns a text that names the windows and dialogs that a step closed. */
export function describeClosedWindows(closed: ExampleStep['closed'] = []): string {
  if (closed.length === 0) return 'No window is open any more.';
  return closed.map(({title, dialog}) => `The ${dialog ? 'dialog' : 'window'} “${title}” closed.`).join(' ');
}
