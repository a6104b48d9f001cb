import {type KeyboardEvent, useEffect, useRef} from 'react';
import type {SearchProgress} from './docsearch-adapter';

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
    const press = repeat.current;
    if (status === 'pending' || !press) return;
    repeat.current = undefined;
    // DocSearch gets the hits in the same task as this status. If it searches again before the timer ends, because the texts
    // have arrived, this press of Enter waits again.
    if (status === 'found') setTimeout(press);
  }, [status]);

  return {
    onInputCapture(): void {
      repeat.current = undefined;
    },
    onKeyDownCapture(event: KeyboardEvent): void {
      const {key, target, currentTarget, ctrlKey, metaKey, shiftKey, nativeEvent} = event;
      if (key !== 'Enter' || status !== 'pending' || !(target instanceof HTMLInputElement)) return;
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
