import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Puts a text above the page, with a button that loads the page again. Returns what it has put there. */
export function offerRetry(text: string): HTMLElement {
  const box = document.createElement('div');
  const retry = document.createElement('button');
  box.className = 'failed-start';
  box.setAttribute('role', 'alert');
  box.textContent = text;
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(retry);
  document.body.prepend(box);
  return box;
}

/**
 * When a part of the first page does not arrive, Docusaurus leaves what the server has sent: good to read, but
 * nothing on it answers. The visitor is told, and can try again.
 */
function tellOfFailedStart({reason}: PromiseRejectionEvent): void {
  const started = document.documentElement.dataset.hasHydrated !== 'false';
  if (started || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  offerRetry(`This page did not load completely: search and menus do not answer. ${reason.message}`);
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', tellOfFailedStart);
