import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The notice above the page, which has a button that loads the page again; the dev server's pages have none. */
const notice = (): HTMLElement | null => document.getElementById('failed-start');

/** Tells the visitor that something did not load: the page, or what `text` says. */
export function offerRetry(text?: string): void {
  const box = notice();
  if (!box) return;
  if (text && box.firstChild) box.firstChild.textContent = `${text} `;
  box.hidden = false;
  // It is above the page, which may be scrolled down.
  if (text) box.querySelector('button')?.focus();
}

/** Hides the notice again. */
export function withdrawRetry(): void {
  const box = notice();
  if (box) box.hidden = true;
}

/**
 * When a part of the first page does not arrive, Docusaurus leaves what the server has sent: good to read, but
 * nothing on it answers. The visitor is told, and can try again.
 */
function tellOfFailedStart({reason}: PromiseRejectionEvent): void {
  const started = document.documentElement.dataset.hasHydrated !== 'false';
  if (!started && reason instanceof Error && reason.name === 'ChunkLoadError') offerRetry();
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', tellOfFailedStart);
