import {hasModifier} from '../../../client/modifier-keys';
import {KEY_TARGETS} from './key-targets';
import {MARKER} from './markup';

/** Matches controls that do nothing until their component is hydrated, unlike links and `details` elements. */
const BUTTON = 'button, [role=button], [role=tab]';

/** Returns the selector of the controls that only respond to an event when their component is hydrated. */
function findControlSelector(event: Event): string | undefined {
  if (event.type === 'click') return BUTTON;
  if (event.type !== 'keydown' || hasModifier(event as KeyboardEvent)) return undefined;
  return KEY_TARGETS[(event as KeyboardEvent).key];
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
