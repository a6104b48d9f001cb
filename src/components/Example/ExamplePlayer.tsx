'use client';

import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/program';
import EnlargedViewport from './EnlargedViewport';
import Instruction from './Instruction';
import PlayerPanel from './PlayerPanel';
import Steps from './Steps';
import styles from './styles.module.css';
import {useExecutedLines} from './use-executed-lines';
import {usePlayer} from './use-player';
import Viewport from './Viewport';

interface Props {
  /** The program before the first step. */
  picture: Screenshot;
  /** Describes that picture. */
  alt: string;
  steps: ExampleStep[];
  /** The program's code, in tabs that are named after the languages, if it is shown. */
  children: ReactElement<ComponentProps<'div'>> | false;
}

/** A picture that is shown at less than this part of its width can be enlarged. */
const REDUCED = 0.9;

/**
 * Plays the recorded steps of a program. Readers do in its picture what the next step does, or use the buttons below it. The
 * panel shows the result of the last step, and a strip shows all of them.
 */
export default function ExamplePlayer({picture: first, alt, steps, children}: Props): ReactNode {
  const pictures = [first, ...steps.map((step) => step.picture)];
  const {state, dispatch, isReady, fetchNext} = usePlayer(pictures);
  const {shown, wanted, last} = state;
  const step = shown > 0 ? steps[shown - 1] : undefined;
  const [typing, setTyping] = useState({at: 0, count: 0});
  const typed = typing.at === shown ? typing.count : 0;
  const [isEnlarged, setEnlarged] = useState(false);

  const code = useRef<HTMLDivElement>(null);
  useExecutedLines(code, {TypeScript: step?.typescript ?? [], JavaScript: step?.javascript ?? []});

  const player = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const hadFocusInPicture = useRef(false);
  // A later effect could run after the next key press, and forget where its focus was.
  useLayoutEffect(() => {
    // Nothing in the picture responds after the last step, so the focus goes to the button that starts over.
    if (shown === last && hadFocusInPicture.current) nextButton.current?.focus({preventScroll: true});
    hadFocusInPicture.current = false;
  }, [shown, last]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = {ArrowRight: wanted + 1, ArrowLeft: wanted - 1}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    dispatch({type: 'go', to});
  };

  const viewport: ComponentProps<typeof Viewport> = {
    pictures,
    alt,
    steps,
    shown,
    isReady,
    typed,
    onType: (count) => setTyping({at: shown, count}),
    onDone: () => {
      hadFocusInPicture.current = document.activeElement?.matches('[data-part="hotspots"] *') ?? false;
      dispatch({type: 'go', to: shown + 1});
    },
  };
  const enlarge = (picture: Element): boolean => {
    const {width = 0} = pictures[shown] ?? {};
    const isReduced = picture.clientWidth < width * REDUCED;
    if (isReduced) setEnlarged(true);
    return isReduced;
  };

  return (
    <>
      <div className={styles.picture} ref={player}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are another way to press its buttons */}
        <div className={styles.viewport} onKeyDown={onKeyDown} onPointerEnter={fetchNext} onFocus={fetchNext}>
          <Viewport {...viewport} onPressElsewhere={enlarge} />
          <PlayerPanel
            steps={steps}
            state={state}
            dispatch={dispatch}
            isReady={isReady}
            typed={typed}
            nextButton={nextButton}
          />
        </div>
      </div>
      {children && cloneElement(children, {ref: code})}
      <Steps
        steps={steps}
        onShow={
          isReady
            ? (to) => {
                dispatch({type: 'go', to});
                player.current?.scrollIntoView({block: 'nearest'});
              }
            : undefined
        }
      />
      {isEnlarged && (
        <EnlargedViewport {...viewport} onClose={() => setEnlarged(false)}>
          <Instruction step={steps[shown]} typed={typed} />
        </EnlargedViewport>
      )}
    </>
  );
}
