const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Keeps Tab inside `container`, whatever is in it when the key is pressed. DocSearch's own trap knows only what
 * was there when the modal opened, hidden buttons included.
 *
 * @returns what ends it
 */
export function holdFocus(container: Element): () => void {
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const all = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    event.stopPropagation();
    // From outside Tab comes to the first and Shift+Tab to the last.
    all.at(at < 0 && event.shiftKey ? -1 : next % all.length)?.focus();
  };
  document.addEventListener('keydown', hold, true);
  return () => document.removeEventListener('keydown', hold, true);
}
