import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import type {ExampleStep} from '../../lib/examples';
import Instruction from './Instruction';
import PlayerButtons from './PlayerButtons';
import {removePeriod, StepEffects} from './Steps';
import styles from './styles.module.css';

/**
 * Renders the panel below the picture: the next instruction, the buttons, and a frame with the result of the last step.
 * Hidden copies of all texts keep it as high as the longest ones, so that no step moves the page and no text is cut. Until the
 * player responds, the panel only shows its texts, which screen readers ignore.
 */
export default function PlayerPanel({
  steps,
  player,
  nextButton,
}: ComponentProps<typeof PlayerButtons>): ReactNode {
  const {shown, isReady, typed} = player;
  const step = steps[shown - 1];
  return (
    <div className={styles.panel} data-part="panel">
      <div className={styles.stack}>
        <Sizers>
          {steps.map((sizingStep, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            <p key={index}>
              <Instruction step={sizingStep} />
            </p>
          ))}
        </Sizers>
        <p data-part="instruction" data-interactive="" aria-hidden={!isReady || undefined}>
          <Instruction step={steps[shown]} typed={typed} />
        </p>
      </div>
      <div className={styles.bar}>
        {isReady && <PlayerButtons steps={steps} player={player} nextButton={nextButton} />}
      </div>
      <div className={clsx(styles.stack, styles.report)}>
        <Sizers>
          <Help />
          {steps.map((sizingStep, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            <div key={index}>
              <Result steps={steps} number={index + 1} />
              <StepEffects step={sizingStep} />
            </div>
          ))}
        </Sizers>
        {!step && <Help isHidden={!isReady} />}
        {isReady && (
          // biome-ignore lint/a11y/useSemanticElements: it isn't a group of form fields
          <div role="group" aria-label="What happened">
            <div aria-live="polite">
              <Result steps={steps} number={shown} />
            </div>
            {step && <StepEffects step={step} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** Shows a text until there's a result. Screen readers ignore it before the player responds. */
function Help({isHidden = false}: {isHidden?: boolean}): ReactNode {
  return (
    <p data-part="help" data-interactive="" aria-hidden={isHidden || undefined}>
      Use the highlighted part of the image, or the buttons. The result appears here.
    </p>
  );
}

/** Reserves the space of its largest child. Its children are invisible, and screen readers ignore them. */
function Sizers({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.sizers} aria-hidden="true">
      {children}
    </div>
  );
}

/** Shows the caption and the result of a step. Steps count from 1, so there is none with the number 0. */
function Result({steps, number}: {steps: readonly ExampleStep[]; number: number}): ReactNode {
  const step = steps[number - 1];
  if (!step) return null;
  return (
    <>
      <p data-part="caption">
        Step {number} of {steps.length}: {removePeriod(step.caption)}
      </p>
      <p>{step.result}</p>
    </>
  );
}
