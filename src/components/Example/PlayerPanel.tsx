import {type Dispatch, type ReactNode, useEffect, useRef} from 'react';
import type {ExampleStep} from '../../lib/program';
import type {PlayerAction, PlayerState} from './player-state';
import {StepEffects} from './Steps';

interface Props {
  caption: string;
  /** The last step; none before the first. */
  step?: ExampleStep;
  next?: ExampleStep;
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
}

/** The buttons below a picture, and what happened. */
export default function PlayerPanel({caption, step, next, state, dispatch}: Props): ReactNode {
  const {shown, wanted, isPlaying} = state;
  const result = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useEffect(() => {
    if (result.current) result.current.scrollTop = 0;
  }, [shown]);
  // Buttons that can't do anything now stay where they are, and keep the focus.
  const atStart = shown === 0 ? true : undefined;
  return (
    <>
      <button type="button" onClick={() => dispatch({type: 'next'})}>
        {next ? `Next: ${next.caption}` : 'Start over'}
      </button>
      <div>
        <button type="button" aria-disabled={atStart} onClick={() => dispatch({type: 'go', to: wanted - 1})}>
          Back
        </button>
        <button type="button" aria-disabled={atStart} onClick={() => dispatch({type: 'go', to: 0})}>
          Start over
        </button>
        <button type="button" data-part="play-all" onClick={() => dispatch({type: 'playOrPause'})}>
          {isPlaying ? 'Pause' : 'Play all'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no group of fields */}
      <div ref={result} role="group" tabIndex={0} aria-label="What happened">
        <p aria-live="polite">{caption}</p>
        {step && <StepEffects step={step} />}
      </div>
    </>
  );
}
