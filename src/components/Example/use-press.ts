import {type PointerEvent, useEffect, useRef} from 'react';
import type {ExampleStep} from '../../lib/examples';

/**
 * Milliseconds during which a press is ignored after a step that only points at something, or that double-clicks, because the
 * press usually means that step, and not the next one.
 */
const PRESS_DELAY = 500;

/** Keeps the press of a hotspot, to tell which clicks are meant for the step on screen. */
export function usePress(step: ExampleStep, previous: ExampleStep | undefined) {
  /** The step that the pointer began to press, or null for a press that doesn't count. */
  const pressed = useRef<ExampleStep | null>(undefined);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time changes with the step
  useEffect(() => {
    shownAt.current = performance.now();
  }, [step]);
  return {
    /** Begins a press. Returns false if it comes so early that it's meant for the previous step. */
    begin({timeStamp}: PointerEvent): boolean {
      const canMeanPrevious = previous?.do === 'move' || previous?.do === 'double-click';
      const isMeant = !canMeanPrevious || timeStamp - shownAt.current >= PRESS_DELAY;
      pressed.current = isMeant ? step : null;
      return isMeant;
    },
    cancel() {
      pressed.current = null;
    },
    /** Returns true if a click belongs to this step. One without a press comes from the keyboard or from a screen reader. */
    isMeant: ({detail}: {detail: number}): boolean =>
      detail === 0 || pressed.current === undefined || pressed.current === step,
  };
}
