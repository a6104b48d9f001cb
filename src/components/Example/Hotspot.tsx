import {
  type CSSProperties,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type {ExampleStep} from '../../lib/program';
import {countTyped, isDraggedFarEnough, matchesKey, matchesWheel} from './gestures';
import PlayerIcon from './PlayerIcon';
import {withoutPeriod} from './Steps';

interface Props {
  step: ExampleStep;
  /** The step before this one, if there is one. */
  previous?: ExampleStep;
  /** Number of letters of the step's text that the reader has typed. */
  typed: number;
  onType: (typed: number) => void;
  onDone: () => void;
  /** Called when somebody presses a key that does nothing here. */
  onMiss: () => void;
}

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 5;

/**
 * Milliseconds during which a press is ignored after a step that only points at something, because the press usually means
 * that step, and not the next one.
 */
const POINTING_DURATION = 500;

/**
 * Renders the part of the picture that responds to the next step. Visitors press it, type into it, drag it or turn the
 * wheel over it, as the step does. A click always does the step as well.
 */
export default function Hotspot({step, previous, typed, onType, onDone, onMiss}: Props): ReactNode {
  const {action, caption, target} = step;
  const button = useRef<HTMLButtonElement>(null);
  /** True if the step was done while the pointer was down, so the click that follows is ignored. */
  const ignoresClick = useRef(false);
  /** The `timeStamp` of the event with which the visitor pointed at something. */
  const pointedAt = useRef(Number.NEGATIVE_INFINITY);
  const hasJustPointed = (time: number): boolean => time - pointedAt.current < POINTING_DURATION;
  const finishBeforeClick = () => {
    ignoresClick.current = true;
    onDone();
  };
  const drag = useDrag(action.by, finishBeforeClick);

  /** Types the letter of a key, if the step has a text. Returns true if the key types a letter. */
  const typeLetter = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
    if (action.do !== 'type' || !action.text) return false;
    const count = countTyped(action.text, typed, event);
    if (count === undefined) return false;
    if (count === action.text.length) onDone();
    else if (count === typed) onMiss();
    onType(count);
    return true;
  };

  /** Returns true if the step handles the key. */
  const pressKey = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
    const isKeyOfStep = action.key !== undefined && matchesKey(action, event);
    if (isKeyOfStep) onDone();
    else if (!typeLetter(event)) return false;
    event.preventDefault();
    return true;
  };

  useHoveredInput(button, {
    onKeyDown: pressKey,
    onWheel: (event) => {
      if (action.do !== 'wheel' || !matchesWheel(action, event.deltaY)) return;
      event.preventDefault();
      onDone();
    },
  });

  return (
    <>
      {action.do === 'drag' && !drag.isDragging && <DragArrow step={step} />}
      <button
        ref={button}
        type="button"
        aria-label={withoutPeriod(caption)}
        data-action={action.do}
        data-whole-window={target || action.do === 'resize' || action.do === 'close' ? undefined : ''}
        style={{...createPosition(target), ...drag.style}}
        onClick={({detail, timeStamp}) => {
          const isIgnored =
            ignoresClick.current ||
            hasJustPointed(timeStamp) ||
            (detail > 1 && previous?.action.do === 'double-click');
          ignoresClick.current = false;
          if (!isIgnored) onDone();
        }}
        onContextMenu={(event) => {
          if (action.do !== 'right-click') return;
          event.preventDefault();
          onDone();
        }}
        onKeyDown={(event) => {
          if (pressKey(event)) event.stopPropagation();
        }}
        onPointerDown={(event) => {
          ignoresClick.current = false;
          drag.onPointerDown(event);
          const isMouse = event.pointerType === 'mouse' && event.button === 0;
          if (action.do === 'press' && isMouse && !hasJustPointed(event.timeStamp)) finishBeforeClick();
        }}
        onPointerMove={(event) => {
          drag.onPointerMove(event);
          const isHovering =
            event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0);
          if (action.do !== 'move' || !isHovering) return;
          pointedAt.current = event.timeStamp;
          onDone();
        }}
        onPointerUp={(event) => {
          if (drag.onPointerUp()) ignoresClick.current = true;
          if (action.do === 'release' && event.pointerType === 'mouse') finishBeforeClick();
        }}
        onPointerCancel={drag.onPointerUp}
      >
        {action.do === 'resize' && <PlayerIcon name="resize" />}
        {action.do === 'close' && <PlayerIcon name="close" />}
      </button>
    </>
  );
}

/** Returns the styles that place an element on a target of the picture. */
const createPosition = (target?: readonly number[]): CSSProperties => {
  if (!target) return {};
  const [left, top, width, height] = target;
  return {left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`};
};

/** Draws an arrow from the middle of the target in the direction of a drag. */
function DragArrow({step: {target, action}}: {step: ExampleStep}): ReactNode {
  if (!target || !action.by) return null;
  const [left = 0, top = 0, width = 0, height = 0] = target;
  const [right, down] = action.by;
  const [x, y] = [left + width / 2, top + height / 2];
  return (
    <svg data-part="arrow" aria-hidden="true">
      <line x1={`${x}%`} y1={`${y}%`} x2={`${x + right}%`} y2={`${y + down}%`} />
      <circle cx={`${x + right}%`} cy={`${y + down}%`} r="5" />
    </svg>
  );
}

/**
 * Lets the pointer drag an element.
 *
 * @param by the distance of the drag in hundredths of the picture; undefined for steps that drag nothing
 * @param onDone called when the pointer has moved most of that way
 */
function useDrag(by: readonly [number, number] | undefined, onDone: () => void) {
  const start = useRef<{x: number; y: number}>(undefined);
  const [moved, setMoved] = useState<readonly [number, number]>();
  const stop = () => {
    start.current = undefined;
    setMoved(undefined);
  };
  return {
    isDragging: moved !== undefined,
    style: moved && {translate: `${moved[0]}px ${moved[1]}px`, animation: 'none'},
    onPointerDown: ({currentTarget, pointerId, clientX, clientY}: PointerEvent) => {
      if (!by) return;
      currentTarget.setPointerCapture(pointerId);
      start.current = {x: clientX, y: clientY};
    },
    onPointerMove: ({currentTarget, clientX, clientY}: PointerEvent) => {
      const picture = currentTarget.parentElement;
      if (!by || !start.current || !picture) return;
      const distance = [clientX - start.current.x, clientY - start.current.y] as const;
      if (Math.hypot(...distance) > CLICK_TOLERANCE) setMoved(distance);
      const dragInPixels = [
        (by[0] * picture.clientWidth) / 100,
        (by[1] * picture.clientHeight) / 100,
      ] as const;
      if (!isDraggedFarEnough(dragInPixels, distance)) return;
      stop();
      onDone();
    },
    /** Returns true if the pointer was dragging, but not far enough. */
    onPointerUp: (): boolean => {
      stop();
      return moved !== undefined;
    },
  };
}

/**
 * Listens for keys and the wheel while the pointer is over an element. It only counts if the pointer has moved there. If the
 * page is scrolled below a resting pointer, the wheel has to keep scrolling the page.
 */
function useHoveredInput(
  element: RefObject<HTMLElement | null>,
  listeners: {onKeyDown: (event: KeyboardEvent) => void; onWheel: (event: WheelEvent) => void},
): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const {current} = element;
    if (!current) return;
    let isHovered = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (isHovered && event.target !== current && !isInField) latest.current.onKeyDown(event);
    };
    const onWheel = (event: WheelEvent) => {
      if (isHovered) latest.current.onWheel(event);
    };
    const onMove = ({movementX, movementY}: MouseEvent) => {
      if (movementX !== 0 || movementY !== 0) isHovered = true;
    };
    const onLeave = () => {
      isHovered = false;
    };
    current.addEventListener('mousemove', onMove);
    current.addEventListener('mouseleave', onLeave);
    // React's own listener couldn't keep the page from scrolling.
    current.addEventListener('wheel', onWheel, {passive: false});
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('scroll', onLeave, {passive: true});
    return () => {
      current.removeEventListener('mousemove', onMove);
      current.removeEventListener('mouseleave', onLeave);
      current.removeEventListener('wheel', onWheel);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', onLeave);
    };
  }, [element]);
}
