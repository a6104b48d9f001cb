import {type CSSProperties, type MouseEvent, type ReactNode, useState} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/examples';
import WindowFrame from '../WindowFrame';
import Hotspot from './Hotspot';
import {describeClosedWindows, describePicture, EffectText} from './Steps';
import styles from './styles.module.css';
import type {Player} from './use-player';

interface Props {
  /** The picture before the first step and the one after each; undefined where no window is open. */
  pictures: readonly (Screenshot | undefined)[];
  /** Describes the first picture. */
  alt: string;
  steps: readonly ExampleStep[];
  player: Player;
  /** Called when the visitor has done the next step. */
  onDone: () => void;
  /** Called when somebody presses a part that doesn't belong to the step. Returns true if the press is handled. */
  onPressElsewhere?: (picture: Element) => boolean;
}

/**
 * Shows the window of an example with the part that responds to the next step. It has the size of the largest picture, so
 * that no step moves the page.
 */
export default function Viewport(props: Props): ReactNode {
  const {pictures, alt, steps, player, onDone, onPressElsewhere} = props;
  const {shown, isReady, typed, setTyped} = player;
  const step = steps[shown - 1];
  const next = steps[shown];
  // The number of the picture on which somebody pressed a part that doesn't respond.
  const [missedAt, setMissedAt] = useState<number>();

  const existing = pictures.filter((candidate) => candidate !== undefined);
  const width = Math.max(...existing.map((existingPicture) => existingPicture.width));
  const height = Math.max(...existing.map((existingPicture) => existingPicture.height));
  // After the last window has closed, its hidden picture still takes up its space.
  const picture = pictures.slice(0, shown + 1).findLast((candidate) => candidate !== undefined);
  const isClosed = pictures[shown] === undefined;
  if (!picture) return null;
  const isSmaller = picture.width < width && picture.height < height;

  const pressElsewhere = ({target, currentTarget}: MouseEvent) => {
    if (target !== currentTarget) return;
    const isHandled = onPressElsewhere?.(currentTarget);
    if (!isHandled && next) setMissedAt(shown);
  };

  return (
    <div
      className={styles.frame}
      style={{'--width': `${width}px`, '--aspect-ratio': `${width} / ${height}`} as CSSProperties}
    >
      {step && (isClosed || (step.closed && isSmaller)) && (
        <ClosedWindows step={step} isBehindPicture={!isClosed} />
      )}
      <div
        className={styles.screenshot}
        data-part="screenshot"
        data-closed={isClosed ? '' : undefined}
        data-anchored={isAnchored(pictures, picture, steps) ? '' : undefined}
        style={{'--scale': picture.width / width} as CSSProperties}
      >
        <WindowFrame {...picture} alt={shown === 0 ? alt : describePicture(shown)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it shows a hint to those who press the wrong place */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard can reach only controls that respond */}
          <div className={styles.hotspots} data-part="hotspots" onClick={pressElsewhere}>
            {isReady && next && (
              <Hotspot
                step={next}
                previous={step}
                picture={picture}
                typed={typed}
                onType={setTyped}
                onDone={onDone}
                onMiss={() => setMissedAt(shown)}
              />
            )}
          </div>
        </WindowFrame>
      </div>
      {isReady && (
        <output data-part="hint">{missedAt === shown && 'Only the highlighted part responds'}</output>
      )}
    </div>
  );
}

/** Shows an outline in place of the windows that a step closed, with what the step printed. */
function ClosedWindows({step, isBehindPicture}: {step: ExampleStep; isBehindPicture: boolean}): ReactNode {
  return (
    <div data-part="closed" data-behind={isBehindPicture ? '' : undefined}>
      <p>{describeClosedWindows(step.closed)}</p>
      {step.effects
        .filter(({kind}) => kind === 'print')
        .map((effect) => (
          <p key={effect.text}>
            <EffectText {...effect} />
          </p>
        ))}
    </div>
  );
}

/**
 * Returns true if all pictures show one window that keeps its size. Then the window stays where it is, even in pictures that are
 * larger because a menu is open. In all other examples, pictures are centred.
 */
function isAnchored(
  pictures: readonly (Screenshot | undefined)[],
  picture: Screenshot,
  steps: readonly ExampleStep[],
): boolean {
  const hasOneWindow = pictures.every((other) => other?.window === picture.window);
  return hasOneWindow && steps.every((step) => step.do !== 'resize' && !step.closed);
}
