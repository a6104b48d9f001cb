import clsx from 'clsx';
import type {Dispatch, ReactNode, Ref} from 'react';
import type {ExampleStep} from '../../lib/program';
import Instruction from './Instruction';
import PlayerIcon, {type PlayerIconName} from './PlayerIcon';
import type {PlayerAction, PlayerState} from './player-state';
import {removePeriod, StepEffects} from './Steps';
import styles from './styles.module.css';

interface Props {
  steps: readonly ExampleStep[];
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** True once the player responds. Until then, the panel only shows its texts, which screen readers ignore. */
  isReady: boolean;
  /** Number of letters that the reader has typed, if the next step types a text. */
  typed: number;
  /** The button that shows the next step, or starts over. */
  nextButton: Ref<HTMLButtonElement>;
}

/**
 * Renders the panel below the picture: the next instruction, the buttons, and a frame with the result of the last step.
 * Hidden copies of all texts keep it as high as the longest ones, so that no step moves the page and no text is cut.
 */
export default function PlayerPanel({steps, state, isReady, typed, ...controls}: Props): ReactNode {
  const {shown} = state;
  const step = shown > 0 ? steps[shown - 1] : undefined;
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
      <div className={styles.bar}>{isReady && <Buttons steps={steps} state={state} {...controls} />}</div>
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

function Buttons({
  steps,
  state,
  dispatch,
  nextButton,
}: Pick<Props, 'steps' | 'state' | 'dispatch' | 'nextButton'>): ReactNode {
  const {shown, requested, last, isPlaying} = state;
  const next = steps[shown];
  return (
    <div data-part="buttons">
      {last > 1 && (
        <>
          {/* A disabled button stays where it is and keeps the focus. */}
          <IconButton
            icon="previous"
            label="Previous step"
            isDisabled={shown === 0}
            onPress={() => dispatch({type: 'go', to: requested - 1})}
          />
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? 'Pause' : 'Play all steps'}
            onPress={() => dispatch({type: 'playOrPause'})}
          />
        </>
      )}
      <IconButton
        icon={next ? 'next' : 'restart'}
        label={next ? `Next step: ${removePeriod(next.caption)}` : 'Start over'}
        onPress={() => dispatch({type: 'next'})}
        ref={nextButton}
      />
      {last > 1 && (
        <>
          <span data-part="dots" aria-hidden="true">
            {steps.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
              <i key={index} data-done={index < shown ? '' : undefined} />
            ))}
          </span>
          <span>
            {shown} of {last}
          </span>
        </>
      )}
    </div>
  );
}

interface IconButtonProps {
  icon: PlayerIconName;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function IconButton({icon, label, isDisabled, onPress, ref}: IconButtonProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      data-part={icon}
      onClick={onPress}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
