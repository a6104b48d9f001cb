import {KEY_TARGETS} from './key-targets';
import {MARKER} from './markup';

/** Matches controls that do nothing until their component is hydrated, unlike links and `details` elements. */
const BUTTON = 'button, [role=button], [role=tab]';

/** Returns the selector of the controls that only respond to an event when their component is hydrated. */
function findControlSelector(event: Event): string | undefined {
  if (event.type === 'click') return BUTTON;
  const {key, altKey, ctrlKey, metaKey, shiftKey} = event as KeyboardEvent;
  const isChord = altKey || ctrlKey || metaKey || shiftKey;
  return event.type === 'keydown' && !isChord ? KEY_TARGETS[key] : undefined;
}

/** Returns a function that repeats the press of a button or key if it's meant for the marker's component, else undefined. */
export function createPressRepeat(event: Event, marker: HTMLElement): (() => void) | undefined {
  const {key} = event as KeyboardEvent;
  const selector = findControlSelector(event);
  const control = selector && event.target instanceof Element && event.target.closest<HTMLElement>(selector);
  if (!control || control.closest(MARKER) !== marker) return undefined;
  if (event.type === 'click') return () => control.click();
  return () => control.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}
