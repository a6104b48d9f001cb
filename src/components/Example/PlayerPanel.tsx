import clsx from 'clsx';
import {type ComponentProps, Fragment, type ReactNode, type Ref} from 'react';
import type {ExampleStep} from '../../lib/examples';
import type {Player} from './ExamplePlayer';
import PlayerIcon, {type PlayerIconName} from './PlayerIcon';
import {removePeriod, StepEffects} from './Steps';
import styles from './styles.module.css';

interface Props {
  steps: readonly ExampleStep[];
  player: Player;
  /** The button that shows the next step, or starts over. */
  nextButton: Ref<HTMLButtonElement>;
}

/**
 * Renders the panel below the picture: the next instruction, the buttons, and a frame with the result of the last step.
 * Hidden copies of all texts keep it as high as the longest ones, so that no step moves the page and no text is cut. Until the
 * player responds, the panel only shows its texts, which screen readers ignore.
 */
export default function PlayerPanel({steps, player, nextButton}: Props): ReactNode {
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
        {isReady && <Buttons steps={steps} player={player} nextButton={nextButton} />}
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

interface InstructionProps {
  /** The next step; undefined after the last one. */
  step: ExampleStep | undefined;
  /** Number of letters of the step's text that the reader has typed. */
  typed?: number;
}

/** Shows the caption of a step, with key caps, the text to type, or an icon that shows the movement. */
export function Instruction({step, typed = 0}: InstructionProps): ReactNode {
  if (!step) return 'That was the last step.';
  const {do: action, caption, key = '', text, notches = 0} = step;
  const [before, after] = key ? splitAtKey(caption, key) : [caption, ''];
  return (
    <>
      {before}
      {key && <KeyCaps combination={key} />}
      {after}
      {text && (
        <samp>
          <mark>{text.slice(0, typed)}</mark>
          {text.slice(typed)}
        </samp>
      )}
      {action === 'wheel' && <PlayerIcon name={notches > 0 ? 'wheelUp' : 'wheelDown'} />}
      {(action === 'resize' || action === 'drag' || action === 'right-click') && <PlayerIcon name={action} />}
    </>
  );
}

/** The labels of keys, if they differ from Qt's names. */
const KEY_CAPS: Record<string, string> = {
  Up: '↑',
  Down: '↓',
  Left: '←',
  Right: '→',
  Return: 'Enter',
  Backspace: '⌫',
};

/** Shows the keys of a combination in Qt's notation. */
function KeyCaps({combination}: {combination: string}): ReactNode {
  return combination.split('+').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '+'}
      <kbd>{KEY_CAPS[name] ?? name}</kbd>
    </Fragment>
  ));
}

/**
 * Splits a caption at the key that it names, so that a key cap can stand there: `Press the Up arrow key.` becomes
 * `Press ` and `.`. If the caption doesn't name the key, the key cap is at its end.
 */
function splitAtKey(caption: string, combination: string): [before: string, after: string] {
  const names = [`the ${combination} arrow key`, combination.replace('Return', 'Enter')];
  if (combination === 'Space') names.unshift('the space bar');
  const name = names.find((candidate) => caption.includes(candidate));
  if (!name) return [`${caption} `, ''];
  const [before = '', ...after] = caption.split(name);
  return [before, after.join(name)];
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

function Buttons({steps, player, nextButton}: Props): ReactNode {
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
