import {type Dispatch, type ReactNode, useEffect, useRef} from 'react';
import type {ExampleStep} from '../../lib/program';
import PlayerIcon, {type PlayerIconName} from './PlayerIcon';
import type {PlayerAction, PlayerState} from './player-state';
import {StepEffects, withoutPeriod} from './Steps';

interface Props {
  steps: readonly ExampleStep[];
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** True after somebody has clicked a part of the picture that doesn't respond. */
  isMissed: boolean;
}

/** The panel below the picture: the next instruction, the buttons, and the result of the last step. */
export default function PlayerPanel({steps, state, dispatch, isMissed}: Props): ReactNode {
  const {shown, wanted, last, isPlaying} = state;
  const step = shown > 0 ? steps[shown - 1] : undefined;
  const next = steps[shown];
  const result = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is shown from its beginning
  useEffect(() => {
    if (result.current) result.current.scrollTop = 0;
  }, [shown]);
  return (
    <>
      <p data-part="instruction" data-missed={isMissed ? '' : undefined}>
        {isMissed && 'Only the highlighted part responds. '}
        {next ? next.caption : 'That was the last step.'}
      </p>
      <div data-part="buttons">
        {last > 1 && (
          <>
            {/* A disabled button stays where it is and keeps the focus. */}
            <IconButton
              icon="previous"
              label="Previous step"
              isDisabled={shown === 0}
              onPress={() => dispatch({type: 'go', to: wanted - 1})}
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
          label={next ? `Next step: ${withoutPeriod(next.caption)}` : 'Start over'}
          onPress={() => dispatch({type: 'next'})}
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
      {/* biome-ignore lint/a11y/useSemanticElements: it isn't a group of form fields */}
      <div ref={result} role="group" tabIndex={step ? 0 : undefined} aria-label="What happened">
        <div aria-live="polite">
          {step && (
            <>
              <p data-part="caption">
                Step {shown} of {last}: {withoutPeriod(step.caption)}
              </p>
              {step.result && <p>{step.result}</p>}
            </>
          )}
        </div>
        {step && <StepEffects step={step} />}
      </div>
    </>
  );
}

interface IconButtonProps {
  icon: PlayerIconName;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function IconButton({icon, label, isDisabled, onPress}: IconButtonProps): ReactNode {
  return (
    <button
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
