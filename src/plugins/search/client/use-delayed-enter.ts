import {type KeyboardEvent, useEffect, useRef} from 'react';
import type {SearchProgress} from './docsearch-adapter';
import {type EnterPress, findInput, toEnterPress} from './modal-query';

/**
 * If Enter is waiting when hits from the names alone arrive, it waits for this number of milliseconds for the texts. They change
 * the first hit of more than half of all error messages, for example. If Enter is pressed again, it doesn't wait.
 */
const TEXTS_TIMEOUT = 2000;

/** Presses Enter in the input of the modal. */
const press = (enter: EnterPress): void => {
  findInput()?.dispatchEvent(
    new window.KeyboardEvent('keydown', {...enter, bubbles: true, cancelable: true}),
  );
};

/**
 * Makes Enter wait for the hits of the latest query, unless the reader has moved to another hit than the first. Otherwise,
 * Enter would open a hit of an earlier query if it's pressed right after the last letter.
 *
 * @param earlyEnter a press of Enter that is waiting from the start, because the modal was loading when it was pressed
 * @returns props for the element around the input and the hits
 */
export function useDelayedEnter(status: SearchProgress['status'], earlyEnter?: EnterPress) {
  /** The press of Enter that is waiting. */
  const waiting = useRef(earlyEnter);

  useEffect(() => {
    if (status === 'nothing' || status === 'failed') waiting.current = undefined;
    if (status === 'pending' || !waiting.current) return;
    // DocSearch gets the hits in the same task as this status, so it shows them after the task.
    const timer = setTimeout(
      () => waiting.current && press(waiting.current),
      status === 'partial' ? TEXTS_TIMEOUT : 0,
    );
    return () => clearTimeout(timer);
  }, [status]);

  return {
    onInputCapture(): void {
      waiting.current = undefined;
    },
    onKeyDownCapture(event: KeyboardEvent): void {
      const {target, currentTarget} = event;
      if (event.key !== 'Enter') return;
      waiting.current = undefined;
      if (status !== 'pending' || !(target instanceof HTMLInputElement)) return;
      const firstHit = currentTarget.querySelector('.DocSearch-Hit');
      const isOnFirst = !firstHit || firstHit.getAttribute('aria-selected') === 'true';
      if (!isOnFirst || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      waiting.current = toEnterPress(event);
    },
  };
}
