import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Returns the notice above the page, which has a button that reloads it, or null on the dev server. */
const findNotice = (): HTMLElement | null => document.getElementById('failed-start');

/** Shows the notice with a button that loads the page again. `text` replaces its message. */
export function showLoadError(text?: string): void {
  const notice = findNotice();
  if (!notice) return;
  if (text && notice.firstChild) notice.firstChild.textContent = `${text} `;
  notice.hidden = false;
  // The notice is above the page. If the page is scrolled down, the focus brings the notice into view.
  if (text) notice.querySelector('button')?.focus();
}

/** Hides the notice again. */
export function hideLoadError(): void {
  const notice = findNotice();
  if (notice) notice.hidden = true;
}

/**
 * Shows the notice if a script of the first page can't be loaded. Docusaurus leaves the page as the server sent it then, so
 * it can be read, but its controls don't work.
 */
function reportFailedStart({reason}: PromiseRejectionEvent): void {
  const hasStarted = document.documentElement.dataset.hasHydrated !== 'false';
  if (!hasStarted && reason instanceof Error && reason.name === 'ChunkLoadError') showLoadError();
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', reportFailedStart);
