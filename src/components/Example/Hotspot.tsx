import {type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, useRef} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/examples';
import DragArrow from './DragArrow';
import PlayerIcon from './PlayerIcon';
import {matchesKey, typesCharacter} from './qt-keys';
import {removePeriod} from './Steps';
import {useDrag} from './use-drag';
import {useKeysAndWheel} from './use-keys-and-wheel';
import {usePress} from './use-press';

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

/**
 * Renders the part of the picture that responds to the next step. Visitors press it, type into it, drag it or turn the
 * wheel over it, as the step does. A click always does the step as well.
 */
export default function Hotspot({step, previous, picture, typed, onType, onDone, onMiss}: Props): ReactNode {
  const {do: action, caption, target, text = '', key, notches = 0} = step;
  const button = useRef<HTMLButtonElement>(null);
  const press = usePress(step, previous);
  const drag = useDrag(step, picture);

  const typeLetter = (letter: string): void => {
    if (letter.toLowerCase() !== text[typed]?.toLowerCase()) {
      onMiss();
      return;
    }
    onType(typed + 1);
    if (typed + 1 === text.length) onDone();
  };
  const isPointedAt = useKeysAndWheel(button, {
    onKey(event) {
      if (key && matchesKey(key, event)) onDone();
      else if (typed < text.length && typesCharacter(event)) typeLetter(event.key);
      else return false;
      return true;
    },
    onWheel(event) {
      // Up is positive in Qt and negative in browsers.
      if (notches * event.deltaY >= 0) return;
      event.preventDefault();
      onDone();
    },
  });

  const stopDrag = () => {
    // A drag isn't a click, even if it was too short.
    if (drag.moved) press.cancel();
    drag.end();
  };
  const onContextMenu = (event: MouseEvent) => {
    if (action !== 'right-click') return;
    event.preventDefault();
    onDone();
  };
  const onPointerDown = (event: PointerEvent) => {
    const isMeant = press.begin(event);
    drag.begin(event);
    if (action === 'press' && isMouse(event) && event.button === 0 && isMeant) onDone();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (isMouse(event) && (event.movementX !== 0 || event.movementY !== 0)) {
      isPointedAt.current = true;
      if (action === 'move') onDone();
    }
    if (!drag.follow(event)) return;
    stopDrag();
    onDone();
  };
  const onPointerUp = (event: PointerEvent) => {
    stopDrag();
    if (action === 'release' && isMouse(event)) onDone();
  };

  return (
    <>
      {action === 'drag' && !drag.moved && <DragArrow step={step} picture={picture} />}
      <button
        ref={button}
        type="button"
        aria-label={removePeriod(caption)}
        data-action={action}
        data-whole-window={target || action === 'resize' || action === 'close' ? undefined : ''}
        style={{
          ...(target && createPosition(target)),
          ...(drag.moved && {
            translate: drag.moved.map((pixels) => `${pixels}px`).join(' '),
            animation: 'none',
          }),
        }}
        onClick={(event) => press.isMeant(event) && onDone()}
        onContextMenu={onContextMenu}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
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

/** Returns the styles that place an element on a target of the picture. */
const createPosition = ([left, top, width, height]: NonNullable<ExampleStep['target']>): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});
