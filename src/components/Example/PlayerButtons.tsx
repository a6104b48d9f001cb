import type {ComponentProps, ReactNode, Ref} from 'react';
import type {ExampleStep} from '../../lib/examples';
import PlayerIcon, {type PlayerIconName} from './PlayerIcon';
import {removePeriod} from './Steps';
import type {Player} from './use-player';

interface Props {
  steps: readonly ExampleStep[];
  player: Player;
  /** The button that shows the next step, or starts over. */
  nextButton: Ref<HTMLButtonElement>;
}

/** Renders the buttons that show another step. */
export default function PlayerButtons({steps, player, nextButton}: Props): ReactNode {
  const {shown, requested, following, isPlaying, goTo, playOrPause} = player;
  const last = steps.length;
  const next = steps[shown];
  return (
    <div data-part="buttons">
      {last > 1 && (
        <>
          {/* A disabled button stays where it is and keeps the focus. */}
          <IconButton
            icon="previous"
            label="Previous step"
            aria-disabled={shown === 0 || undefined}
            onClick={() => goTo(requested - 1)}
          />
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? 'Pause' : 'Play all steps'}
            onClick={playOrPause}
          />
        </>
      )}
      <IconButton
        icon={next ? 'next' : 'restart'}
        label={next ? `Next step: ${removePeriod(next.caption)}` : 'Start over'}
        onClick={() => goTo(following)}
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

interface IconButtonProps extends ComponentProps<'button'> {
  icon: PlayerIconName;
  label: string;
}

function IconButton({icon, label, ...props}: IconButtonProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} data-part={icon} {...props}>
      <PlayerIcon name={icon} />
    </button>
  );
}
