/** The last announcement to screen readers. */
let text = '';
const listeners = new Set<() => void>();

/** Has screen readers read a text out. */
export function announce(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

export const announcedText = (): string => text;

/** Calls `listener` with each announcement, until the function that it returns is called. */
export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
