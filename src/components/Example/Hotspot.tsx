import {type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/examples';
import PlayerIcon from './PlayerIcon';
import {removePeriod} from './Steps';

interface Props {
  step: ExampleStep;
  /** The step before this one, if there is one. */
  previous?: ExampleStep | undefined;
  /** The picture on which the step is done. */
  picture: Screenshot;
  /** Number of letters of the step's text that the visitor has typed. */
  typed: number;
  onType: (typed: number) => void;
  /** Called when the visitor has done the step. It may be called again before the next step is shown. */
  onDone: () => void;
  /** Called when somebody presses a key that does nothing here. */
  onMiss: () => void;
}

type Vector = readonly [x: number, y: number];

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 5;

/** Fraction of a drag, from 0 to 1, after which the player does the rest. */
const DRAG_FRACTION = 0.6;

/**
 * Milliseconds during which a press is ignored after a step that only points at something, or that double-clicks, because the
 * press usually means that step, and not the next one.
 */
const PRESS_DELAY = 500;

/** Returns the way that a step drags the mouse or the corner of the window, in CSS pixels of the picture. */
const findDistance = ({by, size}: ExampleStep, {width, height}: Screenshot): Vector | undefined =>
  by ?? (size && [size[0] - width, size[1] - height]);

/**
 * Returns true if the pointer has moved far enough in the direction of a step.
 *
 * @param distance the whole distance, in any unit
 * @param moved the distance of the pointer, in the same unit
 */
export function isDraggedFarEnough(distance: Vector, moved: Vector): boolean {
  // The dot product measures how far the pointer has moved in the direction of the drag.
  const projection = distance[0] * moved[0] + distance[1] * moved[1];
  return projection >= DRAG_FRACTION * (distance[0] ** 2 + distance[1] ** 2);
}

/** The names of keys in browsers, if they differ from Qt's names. */
const BROWSER_KEYS: Record<string, string> = {
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Return: 'Enter',
  Space: ' ',
};

/**
 * Returns true if the pressed keys are a combination in Qt's notation, such as `Ctrl+Return`. Tab never matches, because it has
 * to move the focus.
 */
function matchesKey(combination: string, pressed: KeyboardEvent): boolean {
  const keys = combination.split('+');
  const name = keys.pop() ?? '';
  return (
    name !== 'Tab' &&
    pressed.key.toLowerCase() === (BROWSER_KEYS[name] ?? name).toLowerCase() &&
    // Qt calls the Command key of a Mac Ctrl.
    (pressed.ctrlKey || pressed.metaKey) === keys.includes('Ctrl') &&
    pressed.altKey === keys.includes('Alt') &&
    pressed.shiftKey === keys.includes('Shift')
  );
}

/** Returns true if the pressed key types a character. */
const typesCharacter = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Renders the part of the picture that responds to the next step. Visitors press it, type into it, drag it or turn the
 * wheel over it, as the step does. A click always does the step as well.
 */
export default function Hotspot({step, previous, picture, typed, onType, onDone, onMiss}: Props): ReactNode {
  const {do: action, caption, target, text = '', key, notches = 0} = step;
  const distance = findDistance(step, picture);
  const button = useRef<HTMLButtonElement>(null);
  /** The step that the pointer began to press, or null for a press that doesn't count. A click only counts for the same step. */
  const pressed = useRef<ExampleStep | null>(undefined);
  const dragStart = useRef<Vector>(undefined);
  const [moved, setMoved] = useState<Vector>();
  /** True if the pointer has moved here. If the page was scrolled below it, the wheel has to keep scrolling the page. */
  const isPointedAt = useRef(false);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time changes with the step
  useEffect(() => {
    shownAt.current = performance.now();
  }, [step]);

  /** Does the step if a key does it, or types a letter of its text. Returns true if the key was handled. */
  const pressKey = (event: KeyboardEvent): boolean => {
    if (key && matchesKey(key, event)) {
      onDone();
    } else if (typed < text.length && typesCharacter(event)) {
      const isNext = event.key.toLowerCase() === text[typed]?.toLowerCase();
      if (isNext) onType(typed + 1);
      else onMiss();
      if (isNext && typed + 1 === text.length) onDone();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  };
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      const isFocused = event.target === button.current;
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, select');
      const isHandled = (isFocused || (isPointedAt.current && !isInField)) && pressKey(event);
      // The arrow keys would also show another step.
      if (isHandled && isFocused) event.stopPropagation();
    };
    const onWheel = (event: WheelEvent) => {
      // Up is positive in Qt and negative in browsers.
      if (!isPointedAt.current || notches * event.deltaY >= 0) return;
      event.preventDefault();
      onDone();
    };
    const onScroll = () => {
      isPointedAt.current = false;
    };
    document.addEventListener('keydown', onKeyDown, {signal, capture: true});
    document.addEventListener('scroll', onScroll, {signal, passive: true});
    // React's listeners for the wheel are passive, so they couldn't keep the page from scrolling.
    button.current?.addEventListener('wheel', onWheel, {signal, passive: false});
    return () => listening.abort();
  });

  const stopDrag = () => {
    // A drag isn't a click, even if it was too short.
    if (moved) pressed.current = null;
    dragStart.current = undefined;
    setMoved(undefined);
  };

  return (
    <>
      {action === 'drag' && !moved && <DragArrow step={step} picture={picture} />}
      <button
        ref={button}
        type="button"
        aria-label={removePeriod(caption)}
        data-action={action}
        data-whole-window={target || action === 'resize' || action === 'close' ? undefined : ''}
        style={{
          ...(target && createPosition(target)),
          ...(moved && {translate: `${moved[0]}px ${moved[1]}px`, animation: 'none'}),
        }}
        onClick={({detail}) => {
          // A click without a press comes from the keyboard or from a screen reader.
          const hasPress = detail > 0 && pressed.current !== undefined;
          if (!hasPress || pressed.current === step) onDone();
        }}
        onContextMenu={(event) => {
          if (action !== 'right-click') return;
          event.preventDefault();
          onDone();
        }}
        onPointerDown={(event) => {
          const isTooEarly =
            (previous?.do === 'move' || previous?.do === 'double-click') &&
            event.timeStamp - shownAt.current < PRESS_DELAY;
          pressed.current = isTooEarly ? null : step;
          if (distance) {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragStart.current = [event.clientX, event.clientY];
          }
          if (action === 'press' && isMouse(event) && event.button === 0 && !isTooEarly) onDone();
        }}
        onPointerMove={(event) => {
          if (isMouse(event) && (event.movementX !== 0 || event.movementY !== 0)) {
            isPointedAt.current = true;
            if (action === 'move') onDone();
          }
          if (!distance || !dragStart.current) return;
          const movement: Vector = [
            event.clientX - dragStart.current[0],
            event.clientY - dragStart.current[1],
          ];
          if (Math.hypot(...movement) > CLICK_TOLERANCE) setMoved(movement);
          const scale = (event.currentTarget.parentElement?.clientWidth ?? 0) / picture.width;
          if (!isDraggedFarEnough([distance[0] * scale, distance[1] * scale], movement)) return;
          stopDrag();
          onDone();
        }}
        onPointerUp={(event) => {
          stopDrag();
          if (action === 'release' && isMouse(event)) onDone();
        }}
        onPointerCancel={stopDrag}
        onPointerLeave={() => {
          isPointedAt.current = false;
        }}
      >
        {action === 'resize' && <PlayerIcon name="resize" />}
        {action === 'close' && <PlayerIcon name="close" />}
      </button>
    </>
  );
}

const isMouse = ({pointerType}: PointerEvent): boolean => pointerType === 'mouse';

/** Draws an arrow from the middle of the target in the direction of a drag. */
function DragArrow({step: {target, by}, picture}: Pick<Props, 'step' | 'picture'>): ReactNode {
  if (!target || !by) return null;
  const [left, top, width, height] = target;
  const [x, y] = [left + width / 2, top + height / 2];
  const [endX, endY] = [x + (by[0] / picture.width) * 100, y + (by[1] / picture.height) * 100];
  return (
    <svg data-part="arrow" aria-hidden="true">
      <line x1={`${x}%`} y1={`${y}%`} x2={`${endX}%`} y2={`${endY}%`} />
      <circle cx={`${endX}%`} cy={`${endY}%`} r="5" />
    </svg>
  );
}

/** Returns the styles that place an element on a target of the picture. */
const createPosition = ([left, top, width, height]: NonNullable<ExampleStep['target']>): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});
