'use client';

import {
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/program';
import WindowFrame from '../WindowFrame';
import PlayerPanel from './PlayerPanel';
import Steps, {describeClosedWindows, describePicture, withoutPeriod} from './Steps';
import styles from './styles.module.css';
import {useHighlightedLines} from './use-highlighted-lines';
import {usePlayer} from './use-player';

interface Props {
  /** The program before the first step. */
  picture: Screenshot;
  /** Describes that picture. */
  alt: string;
  steps: ExampleStep[];
  /** The program's code, in tabs that are named after the languages, if it is shown. */
  children: ReactElement<ComponentProps<'div'>> | false;
}

/**
 * Plays the recorded steps of a program: its picture with a highlight on the next control, buttons with the result of the
 * last step, and all steps as a list. The stage has the size of the largest picture, so that no step moves the page.
 */
export default function ExamplePlayer({picture: first, alt, steps, children}: Props): ReactNode {
  const pictures = [first, ...steps.map((step) => step.picture)];
  const {state, dispatch, isReady, fetchNext} = usePlayer(pictures);
  const {shown, wanted} = state;
  const step = shown > 0 ? steps[shown - 1] : undefined;
  const next = steps[shown];
  // The number of the picture on which somebody clicked next to the highlighted part.
  const [missedAt, setMissedAt] = useState<number>();

  const code = useRef<HTMLDivElement>(null);
  useHighlightedLines(code, {TypeScript: step?.typescript ?? [], JavaScript: step?.javascript ?? []});

  const existing = pictures.flatMap((one) => one ?? []);
  const width = Math.max(...existing.map((one) => one.width));
  const height = Math.max(...existing.map((one) => one.height));
  // After the last window has closed, its hidden picture still takes up its space.
  const picture = pictures.slice(0, shown + 1).findLast((one) => one !== undefined) ?? first;
  const isClosed = pictures[shown] === undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {ArrowRight: wanted + 1, ArrowLeft: wanted - 1, Home: 0}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    dispatch({type: 'go', to});
  };

  return (
    <>
      <div className={styles.picture}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are another way to press its buttons */}
        <div className={styles.stage} onKeyDown={onKeyDown} onPointerEnter={fetchNext} onFocus={fetchNext}>
          <div
            className={styles.frame}
            style={{'--width': `${width}px`, '--aspect-ratio': `${width} / ${height}`} as CSSProperties}
          >
            <div
              className={styles.screenshot}
              data-part="screenshot"
              data-closed={isClosed ? '' : undefined}
              style={{'--scale': picture.width / width} as CSSProperties}
            >
              <WindowFrame {...picture} alt={shown === 0 ? alt : describePicture(shown - 1)}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: it shows a hint to those who press the wrong place */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard can reach only controls that respond */}
                <div
                  className={styles.hotspots}
                  data-part="hotspots"
                  onClick={({target, currentTarget}) => target === currentTarget && setMissedAt(shown)}
                >
                  {isReady && <Hotspot step={next} onPress={() => dispatch({type: 'next'})} />}
                </div>
              </WindowFrame>
            </div>
            {isClosed && <p className={styles.closed}>{describeClosedWindows(step?.closed)}</p>}
          </div>
          <div className={styles.panel} data-part="panel">
            {isReady && (
              <PlayerPanel steps={steps} state={state} dispatch={dispatch} isMissed={missedAt === shown} />
            )}
          </div>
        </div>
      </div>
      {children && cloneElement(children, {ref: code})}
      <Steps steps={steps} />
    </>
  );
}

/** A button over the control that the next step acts on, or over the whole picture if there is no such control. */
function Hotspot({step, onPress}: {step?: ExampleStep; onPress: () => void}): ReactNode {
  const [left, top, width, height] = step?.target ?? [0, 0, 100, 100];
  return (
    <button
      type="button"
      aria-label={step ? withoutPeriod(step.caption) : 'Start over'}
      data-covers-all={step?.target ? undefined : ''}
      data-restart={step ? undefined : ''}
      style={{left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`}}
      onClick={onPress}
    />
  );
}
