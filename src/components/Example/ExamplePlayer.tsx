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
import Steps, {altOf, closedText, withoutPeriod} from './Steps';
import styles from './styles.module.css';
import {useLitLines} from './use-lit-lines';
import {usePlayer} from './use-player';

interface Props {
  /** The program before the first step. */
  picture: Screenshot;
  /** Describes that picture. */
  alt: string;
  steps: ExampleStep[];
  /** The program's code, in tabs that are named after the languages. */
  children: ReactElement<ComponentProps<'div'>>;
}

/**
 * Lets you operate a program: its picture with a highlight on the control that responds, the buttons with what happened,
 * and all steps as a list. The stage is large enough for the largest picture, so that no step moves the page.
 */
export default function ExamplePlayer({picture: first, alt, steps, children}: Props): ReactNode {
  const pictures = [first, ...steps.map((step) => step.picture)];
  const {state, dispatch, isReady, fetchNext} = usePlayer(pictures);
  const {shown, wanted} = state;
  const step = shown > 0 ? steps[shown - 1] : undefined;
  const next = steps[shown];
  // The picture on which somebody clicked beside the highlighted part.
  const [missedAt, setMissedAt] = useState<number>();

  const code = useRef<HTMLDivElement>(null);
  useLitLines(code, {TypeScript: step?.typescript ?? [], JavaScript: step?.javascript ?? []});

  const all = pictures.flatMap((one) => one ?? []);
  const width = Math.max(...all.map((one) => one.width));
  const height = Math.max(...all.map((one) => one.height));
  // When the last window has closed, its picture still keeps the place.
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
            className={styles.largest}
            style={{'--width': `${width}px`, '--shape': `${width} / ${height}`} as CSSProperties}
          >
            <div
              className={styles.shown}
              data-part="shown"
              data-closed={isClosed ? '' : undefined}
              style={{'--share': picture.width / width} as CSSProperties}
            >
              <WindowFrame {...picture} alt={shown === 0 ? alt : altOf(shown - 1)}>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a hint for whoever presses the wrong place */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches only what responds */}
                <div
                  className={styles.marks}
                  data-part="marks"
                  onClick={({target, currentTarget}) => target === currentTarget && setMissedAt(shown)}
                >
                  {isReady && <Mark step={next} onPress={() => dispatch({type: 'next'})} />}
                </div>
              </WindowFrame>
            </div>
            {isClosed && <p className={styles.closed}>{closedText(step?.closed)}</p>}
          </div>
          <div className={styles.panel} data-part="panel">
            {isReady && (
              <PlayerPanel steps={steps} state={state} dispatch={dispatch} isMissed={missedAt === shown} />
            )}
          </div>
        </div>
      </div>
      {cloneElement(children, {ref: code})}
      <Steps steps={steps} />
    </>
  );
}

/** The place on the picture that the next step acts on; all of it where there is no such place. */
function Mark({step, onPress}: {step?: ExampleStep; onPress: () => void}): ReactNode {
  const [left, top, width, height] = step?.target ?? [0, 0, 100, 100];
  return (
    <button
      type="button"
      aria-label={step ? withoutPeriod(step.caption) : 'Start over'}
      data-whole={step?.target ? undefined : ''}
      data-end={step ? undefined : ''}
      style={{left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`}}
      onClick={onPress}
    />
  );
}
