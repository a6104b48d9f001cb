'use client';

import {useColorMode} from '@docusaurus/theme-common';
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
import {scrollWithin} from '../../client/scroll-within';
import type {ExampleStep, Screenshot} from '../../lib/examples';
import PlayerIcon from './PlayerIcon';
import PlayerPanel, {Instruction} from './PlayerPanel';
import Steps from './Steps';
import styles from './styles.module.css';
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

/** Milliseconds for which each picture is shown while all steps are played. */
const PICTURE_DURATION = 1800;

/** Fetches and decodes a picture. If that fails, the browser shows its alternative text later. */
async function fetchPicture(url: string | undefined): Promise<void> {
  if (!url) return;
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}

/** The state of an example player. Pictures are numbered: 0 before the first step, 1 after it, and so on. */
export type Player = ReturnType<typeof usePlayer>;

/**
 * Keeps the state of an example player. A picture is shown after it has been fetched in the page's colour mode, and then the
 * next one is fetched.
 *
 * @param pictures the one before the first step and the one after each; undefined where no window is open
 */
function usePlayer(pictures: readonly (Screenshot | undefined)[]) {
  const last = pictures.length - 1;
  const [shown, setShown] = useState(0);
  const [requested, setRequested] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [typed, setTyped] = useState(0);
  const [isReady, setReady] = useState(false);
  const {colorMode} = useColorMode();
  const getPictureUrl = (picture: number): string | undefined => pictures[picture]?.[colorMode];
  const [requestedUrl, nextUrl] = [getPictureUrl(requested), getPictureUrl(shown + 1)];
  const following = requested < last ? requested + 1 : 0;

  useEffect(() => {
    // The player's styles aren't part of the stylesheet that every page loads.
    void import('./player.css').catch(() => undefined).then(() => setReady(true));
  }, []);

  useEffect(() => {
    if (requested === shown) return;
    let isCurrent = true;
    void fetchPicture(requestedUrl).then(() => {
      // The visitor may have gone on before the picture was loaded.
      if (!isCurrent) return;
      setShown(requested);
      setTyped(0);
      if (requested === last) setPlaying(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [requested, shown, requestedUrl, last]);

  useEffect(() => {
    if (shown > 0) void fetchPicture(nextUrl);
  }, [shown, nextUrl]);

  useEffect(() => {
    if (!isPlaying || requested !== shown) return;
    const timer = setTimeout(() => setRequested(following), PICTURE_DURATION);
    return () => clearTimeout(timer);
  }, [isPlaying, requested, shown, following]);

  return {
    /** The picture on screen. */
    shown,
    /** The picture that the visitor has requested. It's shown once it has been fetched. */
    requested,
    /** The picture after the requested one. After the last, it's the first. */
    following,
    /** True while the steps are played one after another. */
    isPlaying,
    /** True once the player can be shown, because its styles come with its code. */
    isReady,
    /** Number of letters that the visitor has typed, if the next step types a text. */
    typed,
    setTyped,
    /** Shows a picture, and stops playing. */
    goTo: (picture: number) => {
      setPlaying(false);
      setRequested(Math.max(0, Math.min(picture, last)));
    },
    playOrPause: () => {
      setPlaying(!isPlaying);
      if (!isPlaying) setRequested(following);
    },
    /** Fetches the next picture ahead of time. */
    fetchNext: () => void fetchPicture(nextUrl),
  };
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
  // Only the code scrolls, so the picture stays under the pointer.
  if (code && first && last) scrollWithin(code, first, last);
}
