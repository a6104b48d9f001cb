import {type CSSProperties, type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useRef} from 'react';
import type {ExampleStep} from '../../lib/program';
import {countTyped, matchesKey, matchesWheel} from './gestures';
import PlayerIcon from './PlayerIcon';
import {removePeriod} from './step-texts';
import {useDrag} from './use-drag';
import {useHoveredInput} from './use-hovered-input';

interface Props {
  step: ExampleStep;
  /** The step before this one, if there is one. */
  previous?: ExampleStep;
  /** Number of letters of the step's text that the visitor has typed. */
  typed: number;
  onType: (typed: number) => void;
  /** Called when the visitor has done the step. */
  onDone: () => void;
  /** Called when somebody presses a key that does nothing here. */
  onMiss: () => void;
}

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

  /** Does the step if a key does it, or types a letter of its text. Returns true if the key was handled. */
  const pressKey = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
    if (matchesKey(action, event)) {
      onDone();
    } else {
      const count = countTyped(action, typed, event);
      if (count === undefined) return false;
      onType(count);
      if (count === action.text?.length) onDone();
      else if (count === typed) onMiss();
    }
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
        aria-label={removePeriod(caption)}
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

/** Returns the styles that place an element on a target of the picture. */
const createPosition = (target?: readonly number[]): CSSProperties => {
  if (!target) return {};
  const [left, top, width, height] = target;
  return {left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`};
};
