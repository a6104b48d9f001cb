import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ExampleStep} from '../../lib/program';
import WindowFrame from '../WindowFrame';
import StepEffects from './StepEffects';
import {describeClosedWindows, describePicture} from './step-texts';
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
              <WindowFrame {...step.picture} alt={describePicture(index + 1)} />
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
