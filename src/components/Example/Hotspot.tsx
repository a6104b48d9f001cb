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
import {countTyped, isDraggedFarEnough, isKeyOfStep, isWheelOfStep} from './gestures';
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
  /** A key was pressed that does nothing here. */
  onMiss: () => void;
}

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 5;

/** Milliseconds after a step that points at something in which a press means that step, and not the next one. */
const POINTING_DURATION = 500;

/**
 * Renders the part of the picture that responds to the next step. Readers press it, type into it, drag it or turn the wheel
 * over it, as the step does. A click always works as well.
 */
export default function Hotspot({step, previous, typed, onType, onDone, onMiss}: Props): ReactNode {
  const {action, caption, target} = step;
  const button = useRef<HTMLButtonElement>(null);
  /** True if the pointer has done the step before it's released, so that the click that follows means nothing. */
  const ignoresClick = useRef(false);
  /** The time at which the reader pointed at something, on the clock of events. */
  const pointedAt = useRef(Number.NEGATIVE_INFINITY);
  const isPointing = (time: number): boolean => time - pointedAt.current < POINTING_DURATION;
  const finishBeforeClick = () => {
    ignoresClick.current = true;
    onDone();
  };
  const drag = useDrag(action.by, finishBeforeClick);

  const pressKey = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
    const text = action.do === 'type' ? action.text : undefined;
    if (action.key && isKeyOfStep(action, event)) onDone();
    else if (text) {
      const count = countTyped(text, typed, event);
      if (count === undefined) return false;
      if (count === text.length) onDone();
      else if (count === typed) onMiss();
      onType(count);
    } else return false;
    event.preventDefault();
    return true;
  };

  useHoveredInput(button, {
    onKeyDown: pressKey,
    onWheel: (event) => {
      if (action.do !== 'wheel' || !isWheelOfStep(action, event.deltaY)) return;
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
        style={{...createPlace(target), ...drag.style}}
        onClick={({detail, timeStamp}) => {
          const isIgnored =
            ignoresClick.current ||
            isPointing(timeStamp) ||
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
          if (action.do === 'press' && isMouse && !isPointing(event.timeStamp)) finishBeforeClick();
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

const createPlace = (target?: readonly number[]): CSSProperties => {
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
 * Listens for keys and the wheel while the pointer is over an element. A page that scrolls below a resting pointer doesn't
 * count, so that nobody who scrolls past is stopped.
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
