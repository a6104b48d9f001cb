import {type PointerEvent, useRef, useState} from 'react';
import type {ExampleStep, Screenshot} from '../../lib/examples';

type Vector = readonly [x: number, y: number];

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 5;

/** Fraction of a drag, from 0 to 1, after which the player does the rest. */
const DRAG_FRACTION = 0.6;

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

/** Follows the pointer while the visitor drags the hotspot of a step. Other steps than drags aren't followed. */
export function useDrag(step: ExampleStep, picture: Screenshot) {
  const distance = findDistance(step, picture);
  const start = useRef<Vector>(undefined);
  const [moved, setMoved] = useState<Vector>();
  return {
    /** The distance from the start of the drag, in CSS pixels of the screen. Undefined without a drag. */
    moved,
    begin({currentTarget, pointerId, clientX, clientY}: PointerEvent) {
      if (!distance) return;
      currentTarget.setPointerCapture(pointerId);
      start.current = [clientX, clientY];
    },
    /** Moves the hotspot with the pointer. Returns true once that is far enough for the step. */
    follow({currentTarget, clientX, clientY}: PointerEvent): boolean {
      if (!distance || !start.current) return false;
      const movement: Vector = [clientX - start.current[0], clientY - start.current[1]];
      if (Math.hypot(...movement) > CLICK_TOLERANCE) setMoved(movement);
      const scale = (currentTarget.parentElement?.clientWidth ?? 0) / picture.width;
      return isDraggedFarEnough([distance[0] * scale, distance[1] * scale], movement);
    },
    end() {
      start.current = undefined;
      setMoved(undefined);
    },
  };
}
