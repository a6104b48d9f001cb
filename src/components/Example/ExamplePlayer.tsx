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
import {hasModifier} from '../../client/modifier-keys';
import type {ExampleStep, Screenshot} from '../../lib/examples';
import EnlargedPicture from './EnlargedPicture';
import Instruction from './Instruction';
import PlayerPanel from './PlayerPanel';
import Steps from './Steps';
import styles from './styles.module.css';
import {useExecutedLines} from './use-executed-lines';
import {usePlayer} from './use-player';
import Viewport from './Viewport';

interface Props {
  /** The program before the first step. */
  screenshot: Screenshot;
  /** Describes that picture. */
  alt: string;
  steps: readonly ExampleStep[];
  /** The program's code, in tabs that are named after the languages, if it is shown. */
  children: ReactElement<ComponentProps<'div'>> | false;
}

/** A picture can be enlarged if it's shown at less than this fraction of its width. */
const ENLARGE_BELOW = 0.9;

/**
 * Plays the recorded steps of a program. Visitors repeat the next step in the picture, or use the buttons below it. The panel
 * shows the result of the last step, and a list shows all steps.
 */
export default function ExamplePlayer({screenshot, alt, steps, children}: Props): ReactNode {
  const pictures = [screenshot, ...steps.map((step) => step.screenshot)];
  const player = usePlayer(pictures);
  const {shown, requested, isReady, typed, goTo, fetchNext} = player;
  const [isEnlarged, setEnlarged] = useState(false);

  const code = useRef<HTMLDivElement>(null);
  useExecutedLines(code, steps[shown - 1]);

  const pictureAndPanel = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const hadFocusInPicture = useRef(false);
  // `useEffect` could run after the next key press has set the ref, and would reset it too early.
  useLayoutEffect(() => {
    // Nothing in the picture responds after the last step, so the focus goes to the button that starts over.
    if (shown === steps.length && hadFocusInPicture.current) nextButton.current?.focus({preventScroll: true});
    hadFocusInPicture.current = false;
  }, [shown, steps.length]);

  const showStep = (number: number) => {
    goTo(number);
    pictureAndPanel.current?.scrollIntoView({block: 'nearest'});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const to = {ArrowRight: requested + 1, ArrowLeft: requested - 1}[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  const onDone = () => {
    hadFocusInPicture.current = document.activeElement?.matches('[data-part="hotspots"] *') ?? false;
    goTo(shown + 1);
  };
  const enlargeReduced = (picture: Element): boolean => {
    const {width = 0} = pictures[shown] ?? {};
    const isReduced = picture.clientWidth < width * ENLARGE_BELOW;
    if (isReduced) setEnlarged(true);
    return isReduced;
  };
  const viewport = {pictures, alt, steps, player, onDone};

  return (
    <>
      <div className={styles.picture} ref={pictureAndPanel}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are another way to press its buttons */}
        <div className={styles.viewport} onKeyDown={onKeyDown} onPointerEnter={fetchNext} onFocus={fetchNext}>
          <Viewport {...viewport} onPressElsewhere={enlargeReduced} />
          <PlayerPanel steps={steps} player={player} nextButton={nextButton} />
        </div>
      </div>
      {children && cloneElement(children, {ref: code})}
      <Steps steps={steps} onShow={isReady ? showStep : undefined} />
      {isEnlarged && (
        <EnlargedPicture
          instruction={<Instruction step={steps[shown]} typed={typed} />}
          onClose={() => setEnlarged(false)}
        >
          <Viewport {...viewport} />
        </EnlargedPicture>
      )}
    </>
  );
}
