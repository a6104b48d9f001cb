import {type KeyboardEvent, useEffect, useRef} from 'react';
import type {SearchProgress} from './docsearch-adapter';

/**
 * If Enter is waiting when hits from the names alone arrive, it waits for this number of milliseconds for the texts. They change
 * the first hit of more than half of all error messages, for example. If Enter is pressed again, it doesn't wait.
 */
const TEXTS_TIMEOUT = 2000;

/**
 * Makes Enter wait for the hits of the latest query, unless the reader has moved to another hit than the first. Otherwise,
 * Enter would open a hit of an earlier query if it's pressed right after the last letter.
 *
 * @returns props for the element around the input and the hits
 */
export function useDelayedEnter(status: SearchProgress['status']) {
  /** Repeats the press of Enter that is waiting. */
  const repeat = useRef<() => void>(undefined);

  useEffect(() => {
    if (status === 'nothing' || status === 'failed') repeat.current = undefined;
    if (status === 'pending' || !repeat.current) return;
    // DocSearch gets the hits in the same task as this status, so it shows them after the task.
    const timer = setTimeout(() => repeat.current?.(), status === 'partial' ? TEXTS_TIMEOUT : 0);
    return () => clearTimeout(timer);
  }, [status]);

  return {
    onInputCapture(): void {
      repeat.current = undefined;
    },
    onKeyDownCapture(event: KeyboardEvent): void {
      const {key, target, currentTarget, ctrlKey, metaKey, shiftKey, nativeEvent} = event;
      if (key !== 'Enter') return;
      repeat.current = undefined;
      if (status !== 'pending' || !(target instanceof HTMLInputElement)) return;
      const firstHit = currentTarget.querySelector('.DocSearch-Hit');
      const isOnFirst = !firstHit || firstHit.getAttribute('aria-selected') === 'true';
      if (!isOnFirst || nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      const init = {key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true};
      repeat.current = () => target.dispatchEvent(new window.KeyboardEvent('keydown', init));
    },
  };
}
