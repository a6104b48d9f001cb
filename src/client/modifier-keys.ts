type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns true if a modifier key is held. The browser has actions of its own for most keys and clicks with a modifier. */
export const hasModifier = (event: Modifiers): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
