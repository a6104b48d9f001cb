import {type PointerEvent, useRef, useState} from 'react';
import {isDraggedFarEnough} from './gestures';

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 5;

/**
 * Lets the pointer drag an element.
 *
 * @param wholeDrag the distance of the drag in hundredths of the picture; undefined for steps that drag nothing
 * @param onDone called when the pointer has moved most of that distance
 */
export function useDrag(wholeDrag: readonly [number, number] | undefined, onDone: () => void) {
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
      if (!wholeDrag) return;
      currentTarget.setPointerCapture(pointerId);
      start.current = {x: clientX, y: clientY};
    },
    onPointerMove: ({currentTarget, clientX, clientY}: PointerEvent) => {
      const picture = currentTarget.parentElement;
      if (!wholeDrag || !start.current || !picture) return;
      const movement = [clientX - start.current.x, clientY - start.current.y] as const;
      if (Math.hypot(...movement) > CLICK_TOLERANCE) setMoved(movement);
      const dragInPixels = [
        (wholeDrag[0] * picture.clientWidth) / 100,
        (wholeDrag[1] * picture.clientHeight) / 100,
      ] as const;
      if (!isDraggedFarEnough(dragInPixels, movement)) return;
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
