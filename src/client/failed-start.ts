import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function notice(message: string): HTMLElement {
  const box = document.createElement('div');
  const retry = document.createElement('button');
  box.className = 'failed-start';
  box.setAttribute('role', 'alert');
  box.textContent = `This page did not load completely: search and menus do not answer. ${message}`;
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(retry);
  return box;
}

/**
 * When a part of the first page does not arrive, Docusaurus leaves what the server has sent: good to read, but
 * nothing on it answers. The visitor is told, and can try again.
 */
function tellOfFailedStart({reason}: PromiseRejectionEvent): void {
  const started = document.documentElement.dataset.hasHydrated !== 'false';
  if (started || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  document.body.prepend(notice(reason.message));
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', tellOfFailedStart);
