'use client';

import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/examples';
import PlayerIcon from './PlayerIcon';
import PlayerPanel, {Instruction} from './PlayerPanel';
import Steps from './Steps';
import styles from './styles.module.css';
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
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
        // The picture has its full size in the dialog, which scrolls if the screen is smaller.
        <dialog
          ref={showModal}
          aria-label="Enlarged image"
          data-part="enlarged"
          onClose={() => setEnlarged(false)}
        >
          <header>
            <p>
              <Instruction step={steps[shown]} typed={typed} />
            </p>
            <button
              type="button"
              aria-label="Close the enlarged image"
              onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}
            >
              <PlayerIcon name="close" />
            </button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
          <section tabIndex={0} aria-label="Image">
            <Viewport {...viewport} />
          </section>
        </dialog>
      )}
    </>
  );
}

const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** Marks the lines that a step ran with `data-executed`, in the language that is shown, and scrolls them into view. */
function useExecutedLines(tabs: RefObject<Element | null>, step: ExampleStep | undefined): void {
  useEffect(() => {
    const {current} = tabs;
    if (!current) return;
    const update = () => {
      markLines(current, 'TypeScript', step?.lines);
      markLines(current, 'JavaScript', step?.javascriptLines);
    };
    update();
    // The program of a tab is added to the page when somebody chooses the tab for the first time.
    const observer = new MutationObserver(update);
    observer.observe(current, {subtree: true, childList: true, attributeFilter: ['hidden']});
    return () => observer.disconnect();
  }, [tabs, step]);
}

function markLines(tabs: Element, language: string, numbers: readonly number[] = []): void {
  const code = tabs.querySelector(`[role=tabpanel][aria-label="${language}"]:not([hidden]) pre`);
  const lines = [...(code?.querySelectorAll<HTMLElement>('.code-line') ?? [])];
  for (const [index, line] of lines.entries()) {
    line.toggleAttribute('data-executed', numbers.includes(index + 1));
  }
  const executed = lines.filter((line) => line.hasAttribute('data-executed'));
  const [first, last] = [executed.at(0), executed.at(-1)];
  if (!code || !first || !last) return;
  // Only the code scrolls, so the picture stays under the pointer.
  const [top, bottom] = [first.offsetTop, last.offsetTop + last.offsetHeight];
  if (top >= code.scrollTop && bottom <= code.scrollTop + code.clientHeight) return;
  // The lines are in the middle, or the first is at the top if there are too many.
  code.scrollTop = Math.min(top, (top + bottom - code.clientHeight) / 2);
}
